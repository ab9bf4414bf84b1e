import { expect, type Page, test } from '@playwright/test';
import { fill } from '../../src/lib/text.ts';
import { noticeOf, signUps } from '../support/islands.ts';
import { bandsOf, desktop, pageAt, phone } from '../support/pages.ts';
import { watchConsole, watchTraffic } from '../support/watch.ts';

const signIns = bandsOf('sign-in');

const field = (page: Page, { label }: { label: string }) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Type, whether it is required, and what browsers may fill in, of each field. */
const fields = {
  'sign-in': ['email true username', 'password true current-password', 'checkbox false -'],
  'sign-up': [
    '- true given-name',
    '- true family-name',
    'email true email',
    'password true new-password',
    'password true new-password',
    'checkbox true -',
  ],
};

for (const { path, words } of [...signIns, ...signUps]) {
  const wanted = fields[words.band];

  test(`${path}: an empty form stops at the browser’s own validation, which asks for nothing else`, async ({
    page,
  }) => {
    const written = watchConsole(page);
    await page.goto(path);
    const form = page.locator('main form');
    const found = await form.locator('input').evaluateAll((inputs) =>
      inputs.map((input) => {
        const of = (name: string) => input.getAttribute(name) ?? '-';
        return [of('type'), input.hasAttribute('required'), of('autocomplete')].join(' ');
      }),
    );
    expect(found).toEqual(wanted);
    await expect(form).not.toHaveAttribute('novalidate');
    await expect(form.locator('[minlength], [maxlength], [pattern], [checked]')).toHaveCount(0);

    await form.locator('[type=submit]').click();
    await expect(form.locator('input').first()).toBeFocused();
    const invalid = form.locator('input:invalid');
    await expect(invalid).toHaveCount(wanted.filter((each) => each.includes('true')).length);
    const custom = await invalid.evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.filter((input) => input.validity.customError),
    );
    expect(custom).toEqual([]);
    await expect(page).toHaveURL(path);
    expect(written).toEqual([]);
  });
}

const split = [...signIns, ...bandsOf('sign-up')].filter(
  ({ path }) => pageAt(path)?.frame === 'split' && (pageAt(path)?.bands.length ?? 0) > 1,
);

for (const { path } of split) {
  test(`${path}: the panel stands beside the form, and not on a small screen`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const form = await page.locator('main form').boundingBox();
    const panel = await page.getByRole('complementary').boundingBox();
    const [left, right] = [form, panel].toSorted((a, b) => (a?.x ?? 0) - (b?.x ?? 0));
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
    await page.setViewportSize(phone);
    await expect(page.locator('aside')).toBeHidden();
  });
}

for (const { path, words } of signIns) {
  const { form, social } = words;

  test(`${path}: sign-in writes its values, the password redacted, is answered, and sends nothing`, async ({
    page,
  }) => {
    const written = watchConsole(page);
    await page.goto(path);
    const traffic = watchTraffic(page);
    await field(page, form.email).fill('ada@example.com');
    await field(page, form.password).fill('s3cret');
    await press(page, form.submit);
    const values = { email: 'ada@example.com', password: '[redacted]', rememberMe: false };
    await expect.poll(() => written.at(-1)?.[1]).toEqual(values);
    await expect(noticeOf(page)).toContainText(form.notice);
    await field(page, { label: form.remember }).check();
    await field(page, form.password).press('Enter');
    await expect.poll(() => written.at(-1)?.[1]).toEqual({ ...values, rememberMe: true });
    for (const { id, name, label } of social.providers) {
      await press(page, label);
      await expect.poll(() => written.at(-1)?.[1]).toEqual({ provider: id });
      await expect(noticeOf(page)).toContainText(fill(form.socialNotice, { provider: name }));
    }
    expect(JSON.stringify(written)).not.toContain('s3cret');
    expect(traffic).toEqual([]);
    await expect(page).toHaveURL(path);
  });
}

for (const { path, words } of signUps) {
  const { firstName, lastName, email, password, confirmPassword, submit } = words.form;

  test(`${path}: sign-up writes its values, both passwords redacted, and goes on without them`, async ({
    page,
    baseURL,
  }) => {
    const written = watchConsole(page);
    await page.goto(path);
    const traffic = watchTraffic(page);
    // Neither long nor alike: there is no length rule and no match check.
    const typed = ['Ada', 'Byron', 'a@b', 'x', 's3cret'];
    for (const [at, each] of [firstName, lastName, email, password, confirmPassword].entries())
      await field(page, each).fill(typed[at] ?? '');
    await press(page, submit.label);
    // Without the agreement it stays.
    await expect(page.locator('[name=agreeToTerms]')).toBeFocused();
    await page.locator('[name=agreeToTerms]').check();
    // An answer without content keeps the page, so that its values can be read.
    const next = new URL(submit.href, baseURL).href;
    await page.route(next, (route) => route.fulfill({ status: 204 }));
    await press(page, submit.label);
    const redacted = { password: '[redacted]', confirmPassword: '[redacted]' };
    const values = { firstName: 'Ada', lastName: 'Byron', email: 'a@b', agreeToTerms: true };
    await expect.poll(() => written.at(-1)?.[1]).toEqual({ ...values, ...redacted });
    expect(written).toHaveLength(1);
    await expect.poll(() => traffic).toEqual([`GET ${next}`]);
  });
}
