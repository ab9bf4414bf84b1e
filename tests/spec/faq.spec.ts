import { expect, type Page, test } from '@playwright/test';
import { fill } from '../../src/lib/text.ts';
import { expectAwake } from '../support/islands.ts';
import { allOf, bodyOf, expectLinks, mainOf, oneOf, plain, textsOf } from './built-page.ts';
import { content } from './shipped.ts';

const categories = content.categories;
const ids = [
  'general',
  'platform-features',
  'integration-setup',
  'pricing-billing',
  'security-compliance',
];
const [general, , third, , last] = ids as [string, string, string, string, string];

const tabs = (page: Page) => page.getByRole('tab');
const panel = (page: Page, id: string) => page.locator(`#${id}`);
const openAnswers = (page: Page) => page.locator('details[open]');
const shownQuestions = (page: Page) => page.locator('.faq summary').filter({ visible: true });

async function open(page: Page, end = '') {
  await page.goto(`/faq${end}`);
  if (!end) await tabs(page).first().focus();
  await expectAwake(page, 'FaqBrowser');
}

async function expectShown(page: Page, id: string) {
  for (const other of ids) await expect(panel(page, other)).toBeVisible({ visible: other === id });
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveAttribute('aria-controls', id);
}

test('§2 §3 FAQ page: five categories with icons, all their questions, links to /contact and /docs', () => {
  const main = mainOf('/faq');
  expect(allOf(main, '[role=tab]').map((tab) => tab.getAttribute('aria-controls'))).toEqual(ids);
  expect(textsOf(main, '[role=tab]')).toEqual(categories.map(({ title }) => plain(title)));
  expect(oneOf(main, '[role=tablist]').getAttribute('aria-label')).toBe(content.faq.tabsLabel);
  for (const { id, questions } of categories) {
    const part = oneOf(bodyOf('/faq'), `#${id}`);
    expect.soft(textsOf(part, 'summary')).toEqual(questions.map((item) => plain(item.question)));
    expect.soft(allOf(part, 'h2 svg')).toHaveLength(1);
  }
  const [contact, docs] = content.faq.help.actions;
  expectLinks(main, { [contact?.label ?? '']: '/contact', [docs?.label ?? '']: '/docs' });
});

test('§4 FAQ: general by default; clicks and keys select one category at a time', async ({
  page,
}) => {
  await page.goto('/faq');
  await expectShown(page, general);
  await expect(openAnswers(page)).toHaveCount(0);
  await expect(panel(page, general)).toHaveRole('tabpanel');
  await expect(panel(page, general)).toHaveAccessibleName(categories[0]?.title ?? '');
  for (const [at, id] of ids.entries()) {
    await tabs(page).nth(at).click();
    await expectShown(page, id);
    await expectAwake(page, 'FaqBrowser');
    const order = await tabs(page).evaluateAll((all: HTMLElement[]) =>
      all.map(({ tabIndex }) => tabIndex),
    );
    expect(order, 'only the selected tab is in the tab order').toEqual(
      ids.map((other) => (other === id ? 0 : -1)),
    );
  }
  await tabs(page).first().click();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['End', 4],
    ['ArrowRight', 0],
    ['ArrowLeft', 4],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, ids[at] ?? '');
    await expect(tabs(page).nth(at)).toBeFocused();
  }
});

test('§4 FAQ: a question toggles its answer; switching category collapses all', async ({
  page,
}) => {
  await open(page);
  const question = (at: number) => panel(page, general).locator('details').nth(at);
  await question(0).locator('summary').click();
  await question(1).locator('summary').press('Enter');
  await expect(openAnswers(page)).toHaveCount(2);
  await expect(question(0).locator('.question-answer')).toBeVisible();
  await question(0).locator('summary').click();
  await expect(question(0).locator('.question-answer')).toBeHidden();
  await expect(openAnswers(page)).toHaveCount(1);
  await tabs(page).nth(1).click();
  await expect(openAnswers(page)).toHaveCount(0);
  await tabs(page).nth(0).click();
  await expectShown(page, general);
  await expect(openAnswers(page)).toHaveCount(0);
});

test('§4 FAQ: links lead to a category or a question; a broken one leaves the default', async ({
  page,
}) => {
  const question = categories[2]?.questions[0]?.id ?? '';
  await open(page, `#${question}`);
  await expectShown(page, third);
  await expect(openAnswers(page)).toHaveAttribute('id', question);
  // Right under the header, and without a ring round the whole list.
  const header = await page.getByRole('banner').boundingBox();
  const below = async () =>
    ((await openAnswers(page).boundingBox())?.y ?? 0) - (header?.height ?? 0);
  await expect.poll(below).toBeGreaterThanOrEqual(0);
  await expect.poll(below).toBeLessThan(40);
  await expect(panel(page, third)).toHaveCSS('outline-style', 'none');
  for (const [hash, id] of [
    [last, last],
    ['%E0%A4%A', general],
  ]) {
    await page.goto('/contact');
    await open(page, `#${hash}`);
    await expectShown(page, id ?? '');
  }
});

test.describe('Ruling: /faq?q=… filters across categories', () => {
  const { search: words } = content.faq;
  const textOf = ({ question, answer }: { question: string; answer: string }) =>
    plain(`${question} ${answer}`.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toLowerCase();
  const all = categories.flatMap(({ questions }) => questions);
  const matching = (...asked: string[]) =>
    all.filter((item) => asked.every((word) => textOf(item).includes(word)));
  /** Words that stand in questions of more than one category, and not in most of them. */
  const good = [...new Set(all.flatMap((item) => textOf(item).match(/[a-z]{6,}/g) ?? []))].filter(
    (word) => {
      const found = matching(word);
      const homes = categories.filter(({ questions }) => questions.some((q) => found.includes(q)));
      return homes.length > 1 && found.length < all.length / 3;
    },
  );
  const [word = '', other = ''] = good;

  const search = (page: Page) => page.getByRole('searchbox');
  const result = (page: Page) => page.getByRole('search').getByRole('status');
  const expectFound = (page: Page, ...asked: string[]) =>
    expect(shownQuestions(page)).toHaveText(matching(...asked).map(({ question }) => question));

  test('what matches, in every category, with a count; clearing brings the categories back', async ({
    page,
  }) => {
    await open(page, `?q=${word}`);
    await expectFound(page, word);
    const count = String(matching(word).length);
    await expect(result(page)).toHaveText(fill(words.resultsMany, { count, query: word }));
    await expect(search(page)).toHaveValue(word);
    await expect(page.getByRole('tablist')).toBeHidden();
    await page.getByRole('button', { name: words.clear }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('tablist')).toBeVisible();
    await expectShown(page, general);
    await expect(shownQuestions(page)).toHaveCount(categories[0]?.questions.length ?? 0);
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('button', { name: words.clear })).toHaveCount(0);
  });

  test('typing asks for every word, and keeps the search in the address', async ({ page }) => {
    await open(page);
    await search(page).fill(`${word.toUpperCase()} ${other}`);
    await expectFound(page, word, other);
    await search(page).fill(other);
    await expectFound(page, other);
    await expect(page).toHaveURL(`/faq?q=${other}`);
    await page.reload();
    await expectFound(page, other);
  });

  test('the page’s own words do not count; nothing found is said; an empty q is none', async ({
    page,
  }) => {
    const own = content.faq.linkLabel.toLowerCase();
    expect(matching(own)).toEqual([]);
    await open(page, `?q=${own}`);
    await expect(result(page)).toHaveText(fill(words.none, { query: own }));
    await expect(shownQuestions(page)).toHaveCount(0);
    await open(page, '?q=%20');
    await expectShown(page, general);
    await expect(result(page)).toHaveText('');
  });
});
