import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAwake, faqs, holdScript, islandOf, pretends } from '../support/islands.ts';
import { meddle } from '../support/meddle.ts';
import { bandsOf } from '../support/pages.ts';

// Translators and password managers change the page before React takes it over.

const forms = [
  ...bandsOf('landing-hero')
    .filter(({ words: { form } }) => form && pretends)
    .map(({ path }) => ({ path, island: 'HeroForm', field: '[name=email]' })),
  ...bandsOf('contact')
    .filter(({ words: { form } }) => form && pretends)
    .map(({ path }) => ({ path, island: 'ContactForm', field: '[name=message]' })),
  ...bandsOf('sign-in').map(({ path }) => ({ path, island: 'SignInForm', field: '[name=email]' })),
  ...bandsOf('sign-up')
    .filter(() => pretends)
    .map(({ path }) => ({ path, island: 'SignUpForm', field: '[name=firstName]' })),
  ...faqs.map(({ path }) => ({ path, island: 'FaqBrowser', field: '[type=search]' })),
];

const stateOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => ({
    value: input.value,
    isFocused: document.activeElement === input,
    selected: [input.selectionStart, input.selectionEnd],
    scrolled: Math.round(scrollY),
  }));

/** Opens a page whose React is held back until `release` is called. */
async function open(page: Page, path: string, island: string, selector: string) {
  const release = await holdScript(page, 'client');
  await page.goto(path);
  const field = islandOf(page, island).locator(selector).first();
  return { release, field };
}

for (const { path, island, field: selector } of forms) {
  for (const moment of ['before', 'while'] as const) {
    test(`${path}: ${island} keeps what was typed, ${moment} others change the page`, async ({
      page,
    }) => {
      const { release, field } = await open(page, path, island, selector);
      if (moment === 'before') await meddle(page);
      await field.fill('Ada Lovelace');
      await field.press('ArrowLeft');
      if (moment === 'while') await meddle(page);
      const typed = await stateOf(field);
      release();
      await expectAwake(page, island);
      expect(await stateOf(field)).toEqual(typed);
      await page.keyboard.type('!');
      expect((await stateOf(field)).value).toContain('!');
    });
  }
}
