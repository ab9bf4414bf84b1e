import { expect, type Page, test } from '@playwright/test';
import { faqCategories } from '../../src/content/faq-categories.ts';
import { readContent } from '../../src/content/read-content.ts';
import { expectLinks } from './expect-links.ts';
import { expectAwake, holdScript } from './islands.ts';
import { openOnce } from './open-once.ts';

const content = readContent();
const categories = faqCategories(content);
const ids = [
  'general',
  'platform-features',
  'integration-setup',
  'pricing-billing',
  'security-compliance',
];

const tabs = (page: Page) => page.getByRole('tab');
const panel = (page: Page, id: string) => page.locator(`#${id}`);
const question = (page: Page, id: string) => page.locator(`details#${id}`);
const openAnswers = (page: Page) => page.locator('details[open]');

async function expectShown(page: Page, id: string) {
  for (const other of ids) {
    if (other === id) await expect(panel(page, other)).toBeVisible();
    else await expect(panel(page, other)).toBeHidden();
  }
  await expect(page.locator('[role=tab][aria-selected=true]')).toHaveAttribute('aria-controls', id);
}

test.describe('§2 FAQ page', () => {
  const page = openOnce('/faq');

  test('five category tabs, by id and in order', async () => {
    await expect(tabs(page())).toHaveText(categories.map(({ title }) => title));
    const controlled = await tabs(page()).evaluateAll((all) =>
      all.map((tab) => tab.getAttribute('aria-controls')),
    );
    expect(controlled).toEqual(ids);
    await expect(page().getByRole('tablist')).toHaveAccessibleName(/.+/);
  });

  test('one category at a time, general by default, all answers closed', async () => {
    await expectShown(page(), 'general');
    await expect(openAnswers(page())).toHaveCount(0);
    await expect(panel(page(), 'general')).toHaveAttribute('role', 'tabpanel');
    await expect(panel(page(), 'general')).toHaveAccessibleName(content.faqGeneral.title);
  });

  test('§3 every question and answer is on the page, and every category has an icon', async () => {
    for (const { id, questions } of categories) {
      await expect(panel(page(), id).locator('summary')).toHaveText(
        questions.map((item) => item.question),
      );
      await expect(panel(page(), id).locator('h2 svg')).toHaveCount(1);
    }
  });

  test('links to /contact and /docs', async () => {
    await expectLinks(page().getByRole('main'), content.faq.help.contact.label, '/contact');
    await expectLinks(page().getByRole('main'), content.faq.help.docs.label, '/docs');
  });
});

test.describe('§4 FAQ: categories', () => {
  test('a click selects a category', async ({ page }) => {
    await page.goto('/faq');
    for (const [at, id] of ids.entries()) {
      await tabs(page).nth(at).click();
      await expectShown(page, id);
    }
  });

  test('arrow keys, Home and End move through them', async ({ page }) => {
    await page.goto('/faq');
    await tabs(page).first().focus();
    await expectAwake(page, 'FaqBrowser');
    for (const [key, id] of [
      ['ArrowRight', 'platform-features'],
      ['End', 'security-compliance'],
      ['ArrowRight', 'general'],
      ['ArrowLeft', 'security-compliance'],
      ['Home', 'general'],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(page, id);
      await expect(page.locator(`[role=tab][aria-controls=${id}]`)).toBeFocused();
    }
  });

  test('only the selected tab is in the tab order', async ({ page }) => {
    await page.goto('/faq');
    await tabs(page).nth(2).click();
    await expectShown(page, 'integration-setup');
    const order = await tabs(page).evaluateAll((all) =>
      all.map((tab) => (tab as HTMLElement).tabIndex),
    );
    expect(order).toEqual([-1, -1, 0, -1, -1]);
  });

  test('switching collapses all open answers', async ({ page }) => {
    await page.goto('/faq');
    await page.locator('summary').filter({ visible: true }).nth(0).click();
    await page.locator('summary').filter({ visible: true }).nth(1).click();
    await expect(openAnswers(page)).toHaveCount(2);
    await expectAwake(page, 'FaqBrowser');
    await tabs(page).nth(1).click();
    await expectShown(page, 'platform-features');
    await expect(openAnswers(page)).toHaveCount(0);
    await tabs(page).nth(0).click();
    await expectShown(page, 'general');
    await expect(openAnswers(page)).toHaveCount(0);
  });

  test('selecting a category works before the script has come, and collapses too', async ({
    page,
  }) => {
    const release = await holdScript(page, 'faq-browser');
    await page.goto('/faq');
    await page.locator('summary').filter({ visible: true }).first().click();
    await tabs(page).nth(3).click();
    await expect(panel(page, 'pricing-billing')).toBeVisible();
    await expect(panel(page, 'general')).toBeHidden();
    release();
    await expectAwake(page, 'FaqBrowser');
    await expectShown(page, 'pricing-billing');
    await expect(openAnswers(page)).toHaveCount(0);
  });
});

test.describe('§4 FAQ: questions', () => {
  test('a click toggles an answer; several may be open', async ({ page }) => {
    await page.goto('/faq');
    const item = (at: number) => question(page, content.faqGeneral.questions[at]?.id as string);
    await item(0).locator('summary').click();
    await item(1).locator('summary').click();
    await expect(openAnswers(page)).toHaveCount(2);
    await expect(item(0).locator('.question-answer')).toBeVisible();
    await item(0).locator('summary').click();
    await expect(openAnswers(page)).toHaveCount(1);
    await expect(item(0).locator('.question-answer')).toBeHidden();
  });

  test('a question opens from the keyboard', async ({ page }) => {
    await page.goto('/faq');
    const item = question(page, content.faqGeneral.questions[0]?.id as string);
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(item).toHaveAttribute('open');
  });

  test('a link to a question opens its category and its answer', async ({ page }) => {
    await page.goto('/faq#how-do-i-connect-my-domain');
    await expectAwake(page, 'FaqBrowser');
    await expectShown(page, 'integration-setup');
    await expect(question(page, 'how-do-i-connect-my-domain')).toHaveAttribute('open');
    await expect(question(page, 'how-do-i-connect-my-domain')).toBeInViewport();
    await expect(openAnswers(page)).toHaveCount(1);
  });

  test('a link to a category selects it', async ({ page }) => {
    await page.goto('/faq#security-compliance');
    await expectAwake(page, 'FaqBrowser');
    await expectShown(page, 'security-compliance');
  });

  test('an unknown or broken fragment leaves the default', async ({ page }) => {
    await page.goto('/faq#%E0%A4%A');
    await expectAwake(page, 'FaqBrowser');
    await expectShown(page, 'general');
  });
});

test.describe('Ruling: /faq?q=… filters across categories', () => {
  const plain = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const all = categories.flatMap(({ questions }) => questions);
  const matching = (words: string[]) =>
    all.filter(({ question: title, answer }) =>
      words.every((word) => plain(`${title} ${answer}`).toLowerCase().includes(word)),
    );

  const search = (page: Page) => page.getByRole('searchbox');
  const result = (page: Page) => page.getByRole('search').getByRole('status');
  const found = (page: Page) => page.locator('.faq summary').filter({ visible: true });

  test('shows what matches, in every category, with a count', async ({ page }) => {
    const expected = matching(['refund']);
    const homes = categories.filter(({ questions }) =>
      questions.some((item) => expected.includes(item)),
    );
    expect(homes.length).toBeGreaterThan(1);
    await page.goto('/faq?q=refund');
    await expect(result(page)).toHaveText(`${expected.length} answers for “refund”`);
    await expect(found(page)).toHaveText(expected.map((item) => item.question));
    await expect(search(page)).toHaveValue('refund');
    for (const { id } of homes) await expect(panel(page, id)).toBeVisible();
  });

  test('asks for every word', async ({ page }) => {
    const expected = matching(['activation', 'qr']);
    await page.goto('/faq?q=QR%20activation');
    await expect(found(page)).toHaveText(expected.map((item) => item.question));
  });

  test('looks at questions and answers, not at the page’s own words', async ({ page }) => {
    const expected = matching(['link']);
    expect(expected.length).toBeLessThan(all.length);
    await page.goto('/faq?q=link');
    await expect(found(page)).toHaveCount(expected.length);
  });

  test('says when nothing matches', async ({ page }) => {
    await page.goto('/faq?q=zeppelin');
    await expect(result(page)).toContainText('zeppelin');
    await expect(result(page)).toContainText(/no answer/i);
    await expect(found(page)).toHaveCount(0);
  });

  test('the clear button brings the categories back', async ({ page }) => {
    await page.goto('/faq?q=refund');
    await expect(page.getByRole('tablist')).toBeHidden();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(page.getByRole('tablist')).toBeVisible();
    await expectShown(page, 'general');
    await expect(found(page)).toHaveCount(content.faqGeneral.questions.length);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
  });

  test('typing searches too, and keeps the search in the address', async ({ page }) => {
    await page.goto('/faq');
    await search(page).focus();
    await expectAwake(page, 'FaqBrowser');
    await search(page).fill('failover');
    const expected = matching(['failover']);
    await expect(found(page)).toHaveText(expected.map((item) => item.question));
    expect(new URL(page.url()).searchParams.get('q')).toBe('failover');
    await page.reload();
    await expect(found(page)).toHaveText(expected.map((item) => item.question));
  });

  test('typing before the script has come is not lost', async ({ page }) => {
    const release = await holdScript(page, 'faq-browser');
    await page.goto('/faq');
    await search(page).fill('failover');
    release();
    await expectAwake(page, 'FaqBrowser');
    await expect(search(page)).toHaveValue('failover');
    await expect(found(page)).toHaveCount(matching(['failover']).length);
  });

  test('hostile text is shown as text', async ({ page }) => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>{brand.name}$&';
    page.on('dialog', () => {
      throw new Error('a script ran');
    });
    await page.goto(`/faq?q=${encodeURIComponent(hostile)}`);
    await expect(result(page)).toContainText(hostile);
    await expect(search(page)).toHaveValue(hostile);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });

  test('an empty q behaves as none', async ({ page }) => {
    await page.goto('/faq?q=%20');
    await expectAwake(page, 'FaqBrowser');
    await expectShown(page, 'general');
    await expect(result(page)).toHaveText('');
  });
});
