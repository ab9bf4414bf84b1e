import { expect, test } from '@playwright/test';
import { expectLinks } from './expect-links.ts';
import { openOnce } from './open-once.ts';
import { watchConsole } from './watch-console.ts';

test.describe('§2 Sign-in', () => {
  const page = openOnce('/sign-in');

  test('heading and subtitle', async () => {
    await expect(page().getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
    await expect(
      page().getByText('Sign in to your account to continue', { exact: true }),
    ).toBeVisible();
  });

  test('three social buttons, then the divider, then the form', async () => {
    const buttons = page().getByRole('button', { name: /Google|Facebook|Apple/ });
    await expect(buttons).toHaveText([/Google/, /Facebook/, /Apple/]);
    const divider = page().getByText('or continue with email', { exact: true });
    const last = await buttons.last().boundingBox();
    const middle = await divider.boundingBox();
    const form = await page().locator('form').boundingBox();
    expect(last?.y).toBeLessThan(middle?.y as number);
    expect(middle?.y).toBeLessThan(form?.y as number);
  });

  test('§5 fields Email Address and Password are required, natively', async () => {
    const email = page().getByLabel('Email Address', { exact: true });
    const password = page().getByLabel('Password', { exact: true });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('required');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('required');
    expect(
      await page()
        .locator('form')
        .evaluate((form: HTMLFormElement) => form.noValidate),
    ).toBe(false);
  });

  test('fields tell password managers what they are', async () => {
    await expect(page().getByLabel('Email Address')).toHaveAttribute('autocomplete', 'username');
    await expect(page().getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('Remember me, Forgot password?, Sign In, Create an account', async () => {
    await expect(
      page().getByRole('checkbox', { name: 'Remember me', exact: true }),
    ).not.toBeChecked();
    await expectLinks(page(), 'Forgot password?', '/forgot-password');
    await expect(page().getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await expectLinks(page(), 'Create an account', '/sign-up');
  });

  test('the logo links home; no header menu, no footer', async () => {
    await expect(page().getByRole('banner').getByRole('link')).toHaveAttribute('href', '/');
    await expect(page().getByRole('navigation')).toHaveCount(0);
    await expect(page().getByRole('contentinfo')).toHaveCount(0);
  });

  test('split screen: the promotional panel stands beside the form', async () => {
    const panel = await page().getByRole('complementary').boundingBox();
    const form = await page().locator('form').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual((form?.x as number) + (form?.width as number));
  });

  test('the panel is hidden on small screens', async () => {
    await page().setViewportSize({ width: 390, height: 800 });
    await expect(page().locator('aside')).toBeHidden();
    await expect(page().locator('form')).toBeVisible();
  });
});

test.describe('§7 Sign-in writes to the console and sends nothing', () => {
  test('the entered values, the password redacted', async ({ page }) => {
    const written = watchConsole(page);
    await page.goto('/sign-in');
    await page.getByLabel('Email Address').fill('ada@example.com');
    await page.getByLabel('Password').fill('s3cret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.poll(() => written).toHaveLength(1);
    expect(written[0]?.[1]).toEqual({
      email: 'ada@example.com',
      password: '[redacted]',
      rememberMe: false,
    });
    expect(JSON.stringify(written)).not.toContain('s3cret');
  });

  test('§3 rememberMe is a boolean', async ({ page }) => {
    const written = watchConsole(page);
    await page.goto('/sign-in');
    await page.getByLabel('Email Address').fill('a@b');
    await page.getByLabel('Password').fill('x');
    await page.getByLabel('Remember me').check();
    await page.getByLabel('Password').press('Enter');
    await expect.poll(() => written).toHaveLength(1);
    expect(written[0]?.[1]).toHaveProperty('rememberMe', true);
  });

  test('a valid sign-in is answered by the transient message', async ({ page }) => {
    await page.goto('/sign-in');
    await page.getByLabel('Email Address').fill('a@b');
    await page.getByLabel('Password').fill('x');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('status').getByText(/isn’t connected yet/)).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('§5 an empty form stops at the browser’s own validation', async ({ page }) => {
    const written = watchConsole(page);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    expect(await page.locator('form :invalid').count()).toBe(2);
    await expect(page.locator('#notice')).toBeHidden();
    expect(written).toEqual([]);
  });

  for (const name of ['Google', 'Facebook', 'Apple']) {
    test(`the ${name} button logs its provider and is answered`, async ({ page }) => {
      const written = watchConsole(page);
      await page.goto('/sign-in');
      await page.getByRole('button', { name }).click();
      await expect.poll(() => written).toHaveLength(1);
      expect(written[0]?.[1]).toEqual({ provider: name.toLowerCase() });
      await expect(
        page.getByRole('status').getByText(`${name} sign-in isn’t connected yet`),
      ).toBeVisible();
    });
  }
});
