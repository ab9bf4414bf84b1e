import { expect, type Page, test } from '@playwright/test';
import { expectAwake, noticeOf } from '../support/islands.ts';
import { watchTraffic } from '../support/watch.ts';
import { content } from './shipped.ts';

const { brand } = content;
const letter = {
  Name: 'Ada Byron',
  Email: 'ada@example.com',
  Subject: 'Three hundred eSIMs',
  Message: 'Lisbon, in May.\nTwo providers.',
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

test('§7 Contact form: answered with the e-mail address, nothing sent or stored, the text kept', async ({
  page,
}) => {
  await page.goto('/contact');
  const traffic = watchTraffic(page);
  for (const [name, value] of Object.entries(letter)) await field(page, name).fill(value);
  await send(page).click();
  await expect(noticeOf(page)).toBeVisible();
  await expect(noticeOf(page)).toContainText('not connected');
  await expect(noticeOf(page).getByRole('link', { name: brand.email })).toHaveAttribute(
    'href',
    `mailto:${brand.email}`,
  );
  for (const [name, value] of Object.entries(letter))
    await expect(field(page, name)).toHaveValue(value);
  expect(traffic).toEqual([]);
  await expect(page).toHaveURL('/contact');
  expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
});

test('§5 Contact form: an empty one is answered too; only the e-mail’s type is checked', async ({
  page,
}) => {
  await page.goto('/contact');
  await field(page, 'Email').fill('nobody');
  await expectAwake(page, 'ContactForm');
  await send(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(noticeOf(page)).toBeHidden();
  for (const value of ['', 'a@b']) {
    await field(page, 'Email').fill(value);
    await send(page).click();
    await expect(noticeOf(page)).toBeVisible();
    await noticeOf(page).getByRole('button').click();
    await expect(noticeOf(page)).toBeHidden();
  }
});
