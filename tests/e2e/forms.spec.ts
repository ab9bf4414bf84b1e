import { expect, type Page, test } from '@playwright/test';
import { readContent } from '../../src/content/read-content.ts';
import { expectAwake, holdScript } from './islands.ts';
import { watchTraffic } from './watch-traffic.ts';

const { brand } = readContent();

const notice = (page: Page) => page.getByRole('status').locator('#notice');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

const letter = {
  Name: 'Ada Byron',
  Email: 'ada@example.com',
  Subject: 'Three hundred eSIMs',
  Message: 'Lisbon, in May.\nTwo providers.',
};

async function write(page: Page) {
  for (const [name, value] of Object.entries(letter)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
}

test.describe('§7 Contact form sends nothing', () => {
  test('the press is answered: not connected, and the e-mail address', async ({ page }) => {
    await page.goto('/contact');
    await write(page);
    await send(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText('not connected');
    await expect(notice(page)).toContainText(brand.email);
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', `mailto:${brand.email}`);
  });

  test('what was typed stays in the fields', async ({ page }) => {
    await page.goto('/contact');
    await write(page);
    await send(page).click();
    await expect(notice(page)).toBeVisible();
    for (const [name, value] of Object.entries(letter)) {
      await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(value);
    }
  });

  test('no request, and no value in the address bar', async ({ page }) => {
    await page.goto('/contact');
    const traffic = watchTraffic(page);
    await write(page);
    await send(page).click();
    await expect(notice(page)).toBeVisible();
    expect(traffic).toEqual([]);
    expect(new URL(page.url())).toMatchObject({ pathname: '/contact', search: '', hash: '' });
  });

  test('§5 an empty form is answered too', async ({ page }) => {
    await page.goto('/contact');
    await send(page).click();
    await expect(notice(page)).toBeVisible();
  });

  test('§5 only the e-mail’s type is checked, by the browser', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await expectAwake(page, 'ContactForm');
    await send(page).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('textbox', { name: 'Email' }).fill('a@b');
    await send(page).click();
    await expect(notice(page)).toBeVisible();
  });

  test('Enter in a field before the script has come is answered, with the text kept', async ({
    page,
  }) => {
    const release = await holdScript(page, 'contact-form');
    await page.goto('/contact');
    await write(page);
    await page.getByRole('textbox', { name: 'Subject' }).press('Enter');
    await expect(notice(page)).toBeHidden();
    release();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(letter.Message);
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe('§7 Sign-in and sign-up send nothing', () => {
  test('sign-in: no request, and no value in the address bar', async ({ page }) => {
    await page.goto('/sign-in');
    const traffic = watchTraffic(page);
    await page.getByLabel('Email Address').fill('ada@example.com');
    await page.getByLabel('Password').fill('s3cret');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectAwake(page, 'Notice');
    for (const name of ['Google', 'Facebook', 'Apple'])
      await page.getByRole('button', { name }).click();
    expect(traffic).toEqual([]);
    expect(new URL(page.url())).toMatchObject({ pathname: '/sign-in', search: '', hash: '' });
  });

  test('sign-up: only the page it goes on to is asked for, without a value', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/sign-up');
    const traffic = watchTraffic(page);
    for (const name of ['First Name', 'Last Name', 'Password', 'Confirm Password']) {
      await page.getByLabel(name, { exact: true }).fill('s3cret');
    }
    await page.getByLabel('Email Address').fill('ada@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`${baseURL}/sign-in`);
    expect(traffic[0]).toBe(`GET ${baseURL}/sign-in`);
    expect(traffic.filter((line) => !line.startsWith('GET '))).toEqual([]);
    expect(traffic.filter((line) => /s3cret|ada/.test(line))).toEqual([]);
  });

  test('sign-in: a press before the script has come is answered', async ({ page }) => {
    const release = await holdScript(page, 'sign-in-form');
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    release();
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toContainText('Google');
  });

  test('sign-up: a press before the script has come goes on all the same', async ({
    page,
    baseURL,
  }) => {
    const release = await holdScript(page, 'sign-up-form');
    await page.goto('/sign-up');
    for (const name of ['First Name', 'Last Name', 'Password', 'Confirm Password']) {
      await page.getByLabel(name, { exact: true }).fill('x');
    }
    await page.getByLabel('Email Address').fill('a@b');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`${baseURL}/sign-up`);
    release();
    await expect(page).toHaveURL(`${baseURL}/sign-in`);
  });
});

test('§7 Nothing is stored: no form leaves a cookie or a stored value behind', async ({ page }) => {
  await page.goto('/contact');
  await write(page);
  await send(page).click();
  await expectAwake(page, 'Notice');
  const { cookies, origins } = await page.context().storageState();
  expect(cookies).toEqual([]);
  expect(origins).toEqual([]);
});
