import { expect, type Page, test } from '@playwright/test';
import { contactForms, expectAwake, noticeOf } from '../support/islands.ts';
import { content } from '../support/pages.ts';
import { watchTraffic } from '../support/watch.ts';

const { brand } = content;

for (const { path, form: words } of contactForms) {
  const letter = {
    [words.name.label]: 'Ada Byron',
    [words.email.label]: 'ada@example.com',
    [words.subject.label]: 'Three hundred eSIMs',
    [words.message.label]: 'Lisbon, in May.\nTwo providers.',
  };
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const send = (page: Page) => page.getByRole('button', { name: words.submit, exact: true });

  test(`${path}: a letter is answered with the e-mail address, nothing is sent or stored, the text stays`, async ({
    page,
  }) => {
    await page.goto(path);
    const traffic = watchTraffic(page);
    for (const [name, value] of Object.entries(letter)) await field(page, name).fill(value);
    await send(page).click();
    await expect(noticeOf(page)).toBeVisible();
    await expect(noticeOf(page)).toContainText(words.notice);
    await expect(noticeOf(page).getByRole('link', { name: brand.email })).toHaveAttribute(
      'href',
      `mailto:${brand.email}`,
    );
    for (const [name, value] of Object.entries(letter))
      await expect(field(page, name)).toHaveValue(value);
    expect(traffic).toEqual([]);
    await expect(page).toHaveURL(path);
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
  });

  test(`${path}: an empty letter is answered too; only the e-mail’s type is checked`, async ({
    page,
  }) => {
    await page.goto(path);
    const email = field(page, words.email.label);
    await email.fill('nobody');
    await expectAwake(page, 'ContactForm');
    await send(page).click();
    await expect(email).toBeFocused();
    await expect(noticeOf(page)).toBeHidden();
    for (const value of ['', 'a@b']) {
      await email.fill(value);
      await send(page).click();
      await expect(noticeOf(page)).toBeVisible();
      await noticeOf(page).getByRole('button').click();
      await expect(noticeOf(page)).toBeHidden();
    }
  });
}
