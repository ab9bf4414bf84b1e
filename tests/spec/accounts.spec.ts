import { expect, type Page, test } from '@playwright/test';
import { noticeOf } from '../support/islands.ts';
import { desktop, phone } from '../support/pages.ts';
import { watchConsole, watchTraffic } from '../support/watch.ts';
import {
  allOf,
  bodyOf,
  expectLinks,
  expectOrder,
  expectWords,
  mainOf,
  oneOf,
  textsOf,
} from './built-page.ts';
import { content } from './shipped.ts';

const social = ['Google', 'Facebook', 'Apple'];
const fields = ['First Name', 'Last Name', 'Email Address', 'Password', 'Confirm Password'];

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('§2 Sign-in: heading, social buttons, divider, form, ways on', () => {
  const main = mainOf('/sign-in');
  expect(textsOf(main, 'h1')).toEqual(['Welcome Back']);
  expectOrder(main, [
    'Sign in to your account to continue',
    ...social,
    'or continue with email',
    'Email Address',
    'Password',
    'Remember me',
    'Sign In',
  ]);
  expectLinks(main, { 'Forgot password?': '/forgot-password', 'Create an account': '/sign-up' });
});

test('§2 Sign-up: heading, fields in their order, agreement, ways on, promo panel', () => {
  const main = mainOf('/sign-up');
  expect(textsOf(main, 'h1')).toEqual(['Create Your Account']);
  expectOrder(main, ['Join the product to get started', ...fields, 'I agree', 'Create Account']);
  const agreement = allOf(main, 'label[for=agreement] a').map((link) => link.getAttribute('href'));
  expect(agreement).toEqual(['/legal/terms', '/legal/privacy-policy']);
  expectLinks(main, { 'Sign in': '/sign-in' });
  const panel = oneOf(bodyOf('/sign-up'), 'aside');
  expectWords(panel, ['Instant Global Access', 'Quick Setup', 'Secure & Reliable']);
  expect(textsOf(panel, 'dt')).toEqual(['Countries', 'Active Users', 'Uptime']);
  expect(textsOf(panel, 'dd')).toEqual(['200+', '50K+', '99.9%']);
});

/** Type, whether it is required, and what browsers may fill in, of each field. */
for (const [path, wanted] of Object.entries({
  '/sign-in': ['email true username', 'password true current-password', 'checkbox false -'],
  '/sign-up': [
    '- true given-name',
    '- true family-name',
    'email true email',
    'password true new-password',
    'password true new-password',
    'checkbox true -',
  ],
})) {
  test(`§5 ${path}: required natively, without rules of length or form; browsers are told what is asked`, () => {
    const form = oneOf(mainOf(path), 'form');
    const found = allOf(form, 'input').map((input) =>
      [
        input.getAttribute('type') ?? '-',
        input.hasAttribute('required'),
        input.getAttribute('autocomplete') ?? '-',
      ].join(' '),
    );
    expect(found).toEqual(wanted);
    expect(form.hasAttribute('novalidate')).toBe(false);
    expect(allOf(form, '[minlength], [maxlength], [pattern], [checked]')).toEqual([]);
  });

  test(`§2 §5 ${path}: split screen outside the main layout; an empty form stops at the browser’s own validation`, async ({
    page,
  }) => {
    expect(allOf(bodyOf(path), 'nav, footer')).toEqual([]);
    expect(oneOf(bodyOf(path), 'header a').getAttribute('href')).toBe('/');
    const written = watchConsole(page);
    await page.setViewportSize(desktop);
    await page.goto(path);
    const form = await page.locator('form').boundingBox();
    const panel = await page.getByRole('complementary').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
    await page.setViewportSize(phone);
    await expect(page.locator('aside')).toBeHidden();

    await page.locator('form [type=submit]').click();
    await expect(page.locator('form input').first()).toBeFocused();
    const invalid = page.locator('form input:invalid');
    await expect(invalid).toHaveCount(wanted.filter((field) => field.includes('true')).length);
    const custom = await invalid.evaluateAll((inputs: HTMLInputElement[]) =>
      inputs.filter((input) => input.validity.customError),
    );
    expect(custom).toEqual([]);
    await expect(page).toHaveURL(path);
    expect(written).toEqual([]);
  });
}

test('§7 Sign-in: writes its values, the password redacted, is answered, and sends nothing', async ({
  page,
}) => {
  const written = watchConsole(page);
  await page.goto('/sign-in');
  const traffic = watchTraffic(page);
  await field(page, 'Email Address').fill('ada@example.com');
  await field(page, 'Password').fill('s3cret');
  await press(page, 'Sign In');
  const values = { email: 'ada@example.com', password: '[redacted]', rememberMe: false };
  await expect.poll(() => written.at(-1)?.[1]).toEqual(values);
  await expect(noticeOf(page)).toContainText(content.signIn.form.notice);
  await field(page, 'Remember me').check();
  await field(page, 'Password').press('Enter');
  await expect.poll(() => written.at(-1)?.[1]).toEqual({ ...values, rememberMe: true });
  for (const name of social) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => written.at(-1)?.[1]).toEqual({ provider: name.toLowerCase() });
    await expect(noticeOf(page)).toContainText(
      new RegExp(`${name} sign-\u2060?in isn’t connected yet`),
    );
  }
  expect(JSON.stringify(written)).not.toContain('s3cret');
  expect(traffic).toEqual([]);
  await expect(page).toHaveURL('/sign-in');
});

test('§7 §2 Sign-up: writes its values, both passwords redacted, and goes on to sign-in without them', async ({
  page,
  baseURL,
}) => {
  const written = watchConsole(page);
  await page.goto('/sign-up');
  const traffic = watchTraffic(page);
  // Neither long nor alike: there is no length rule and no match check.
  const typed = ['Ada', 'Byron', 'a@b', 'x', 's3cret'];
  for (const [at, name] of fields.entries()) await field(page, name).fill(typed[at] ?? '');
  await press(page, 'Create Account');
  // Without the agreement it stays.
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').check();
  // An answer without content keeps the page, so that its values can be read.
  await page.route('**/sign-in', (route) => route.fulfill({ status: 204 }), { times: 1 });
  await press(page, 'Create Account');
  const redacted = { password: '[redacted]', confirmPassword: '[redacted]' };
  const values = { firstName: 'Ada', lastName: 'Byron', email: 'a@b', agreeToTerms: true };
  await expect.poll(() => written.at(-1)?.[1]).toEqual({ ...values, ...redacted });
  expect(written).toHaveLength(1);
  await press(page, 'Create Account');
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  expect(traffic[0]).toBe(`GET ${baseURL}/sign-in`);
  expect(traffic.filter((line) => /^(?!GET )|s3cret|Ada/.test(line))).toEqual([]);
});
