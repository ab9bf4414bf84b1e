import { expect, type Page, test } from '@playwright/test';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';
import { watchConsole } from './watch-console.ts';

const fields = ['First Name', 'Last Name', 'Email Address', 'Password', 'Confirm Password'];

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test.describe('§2 Sign-up', () => {
  const page = openOnce('/sign-up');

  test('heading and subtitle', async () => {
    await expect(page().getByRole('heading', { level: 1 })).toHaveText('Create Your Account');
    await expect(
      page().getByText('Join the product to get started', { exact: true }),
    ).toBeVisible();
  });

  test('fields in their order', async () => {
    await expect(
      page()
        .locator('form label')
        .filter({ hasNot: page().locator('a') }),
    ).toHaveText(fields);
    await expect(field(page(), 'Email Address')).toHaveAttribute('type', 'email');
    await expect(field(page(), 'Password')).toHaveAttribute('type', 'password');
    await expect(field(page(), 'Confirm Password')).toHaveAttribute('type', 'password');
  });

  test('§5 every field and the agreement are required, without a length rule', async () => {
    for (const name of fields) {
      await expect(field(page(), name)).toHaveAttribute('required');
      await expect(field(page(), name)).not.toHaveAttribute('minlength');
      await expect(field(page(), name)).not.toHaveAttribute('pattern');
    }
    await expect(page().getByRole('checkbox')).toHaveAttribute('required');
  });

  test('fields tell browsers what they are', async () => {
    const kinds = ['given-name', 'family-name', 'email', 'new-password', 'new-password'];
    for (const [at, name] of fields.entries()) {
      await expect(field(page(), name)).toHaveAttribute('autocomplete', kinds[at] as string);
    }
  });

  test('the agreement links to the terms and the privacy policy', async () => {
    const label = page().locator('label[for=agreement]');
    await expect(label.getByRole('link')).toHaveCount(2);
    await expect(label.locator('a[href="/legal/terms"]')).toBeVisible();
    await expect(label.locator('a[href="/legal/privacy-policy"]')).toBeVisible();
  });

  test('Create Account button and Sign in link', async () => {
    await expect(page().getByRole('button', { name: 'Create Account', exact: true })).toBeVisible();
    await expectLinks(page(), 'Sign in', '/sign-in');
  });

  test('promo panel: three points and the figures of §1', async () => {
    const panel = page().getByRole('complementary');
    for (const title of ['Instant Global Access', 'Quick Setup', 'Secure & Reliable']) {
      await expect(panel.getByText(title, { exact: true })).toBeVisible();
    }
    await expect(panel.getByRole('term')).toHaveText(['Countries', 'Active Users', 'Uptime']);
    await expect(panel.getByRole('definition')).toHaveText(['200+', '50K+', '99.9%']);
  });

  test('split screen with a logo that links home; the panel is hidden on small screens', async () => {
    await expect(page().getByRole('banner').getByRole('link')).toHaveAttribute('href', '/');
    await expect(page().getByRole('navigation')).toHaveCount(0);
    const panel = await page().getByRole('complementary').boundingBox();
    const form = await page().locator('form').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual((form?.x as number) + (form?.width as number));
    await page().setViewportSize({ width: 390, height: 800 });
    await expect(page().locator('aside')).toBeHidden();
  });
});

test.describe('§7 Sign-up writes to the console and sends nothing', () => {
  // Neither long nor alike: there is no length rule and no match check.
  const values = ['Ada', 'Byron', 'a@b', 'x', 'y'];

  async function create(page: Page) {
    for (const [at, name] of fields.entries()) await field(page, name).fill(values[at] as string);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
  }

  test('the entered values, both passwords redacted', async ({ page }) => {
    const written = watchConsole(page);
    await page.goto('/sign-up');
    // An answer without content keeps the page, so that its values can be read.
    await page.route('**/sign-in', (route) => route.fulfill({ status: 204 }));
    await create(page);
    await expect.poll(() => written).toHaveLength(1);
    expect(written[0]?.[1]).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'a@b',
      password: '[redacted]',
      confirmPassword: '[redacted]',
      agreeToTerms: true,
    });
  });

  test('§2 Create Account then goes to /sign-in', async ({ page }) => {
    await page.goto('/sign-up');
    await create(page);
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  });

  test('§5 an empty form stops at the browser’s own validation, without custom messages', async ({
    page,
  }) => {
    const written = watchConsole(page);
    await page.goto('/sign-up');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(field(page, 'First Name')).toBeFocused();
    await expect(page.locator('form input:invalid')).toHaveCount(6);
    const custom = await page
      .locator('form input')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.filter((input) => input.validity.customError),
      );
    expect(custom).toEqual([]);
    await expect(page).toHaveURL(/\/sign-up$/);
    expect(written).toEqual([]);
  });

  test('§5 without the agreement it stays', async ({ page }) => {
    await page.goto('/sign-up');
    for (const name of fields) await field(page, name).fill(name === 'Email Address' ? 'a@b' : 'x');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expect(page).toHaveURL(/\/sign-up$/);
  });
});
