import { expect, type Page, test } from '@playwright/test';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const questions = (page: Page) => page.locator('.faq summary').filter({ visible: true });
const openAnswers = (page: Page) => page.locator('.faq details[open]');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all questions' });
const found = (page: Page) => page.locator('.faq').getByRole('status');

const categories = [
  ['General', 'What is a white-label eSIM reseller platform?'],
  ['Platform Features', 'Which parts of the platform show my brand?'],
  ['Integration & Setup', 'How long does it take to go live?'],
  ['Pricing & Billing', 'How is my plan billed?'],
  ['Security & Compliance', 'What is behind SOC 2 Type II and ISO 27001?'],
] as const;

async function expectCategory(page: Page, at: 0 | 1 | 2 | 3 | 4) {
  const [name, question] = categories[at];
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveAccessibleName(name);
  await expect(questions(page).first()).toHaveText(question);
}

test('shows one of five categories at a time, General by default, by click and by key', async ({
  page,
}) => {
  await page.goto('/faq');
  await expect(page.getByRole('tab')).toHaveText(categories.map(([name]) => name));
  await expectCategory(page, 0);
  await expect(openAnswers(page)).toHaveCount(0);
  for (const at of [1, 2, 3, 4, 0] as const) {
    await tab(page, categories[at][0]).click();
    await expectCategory(page, at);
  }
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowDown', 2],
    ['End', 4],
    ['ArrowLeft', 3],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectCategory(page, at);
    await expect(tab(page, categories[at][0])).toBeFocused();
  }
});

test('toggles an answer by its question, and closes all answers on another category', async ({
  page,
}) => {
  await page.goto('/faq');
  const question = questions(page).nth(1);
  const answer = page.getByText('An eSIM is a SIM that is downloaded instead of inserted.');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await questions(page).first().press('Enter');
  await expect(openAnswers(page)).toHaveCount(2);
  await question.click();
  await expect(answer).toBeHidden();
  await question.click();
  await tab(page, 'Pricing & Billing').click();
  await expect(openAnswers(page)).toHaveCount(0);
  await tab(page, 'General').click();
  await expect(openAnswers(page)).toHaveCount(0);
});

test('opens the category or question of the URL, and the previous one on Back', async ({
  page,
}) => {
  await page.goto('/faq#%E0%A4%A');
  await expectCategory(page, 0);
  await page.goto('/faq#pricing-billing');
  await expectCategory(page, 3);
  await page.goto('/faq#do-i-need-developers');
  await expectCategory(page, 2);
  await page.goBack();
  await expectCategory(page, 3);
  // What the address names is not hidden by a search.
  await page.goto('/faq?q=zzzz#do-i-need-developers');
  await expectCategory(page, 2);
  await expect(openAnswers(page).locator('summary')).toHaveText('Do I need developers?');
  await expect(openAnswers(page)).toBeInViewport();
  await expect(search(page)).toHaveValue('');
});

test('searches all categories, keeps the query in the URL, and can be cleared', async ({
  page,
}) => {
  await page.goto('/faq?q=failover');
  await expect(search(page)).toHaveValue('failover');
  await expect(questions(page)).toHaveText([
    'How does failover between providers work?',
    'What do the analytics show?',
    'How and when do I pay my providers?',
  ]);
  await expect(found(page)).toHaveText('3 answers for “failover”');
  // The categories stay, none selected, and choosing one ends the search.
  await expect(page.getByRole('tab')).toHaveText(categories.map(([name]) => name));
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
  await tab(page, 'Pricing & Billing').click();
  await expectCategory(page, 3);
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/faq#pricing-billing');
  await search(page).fill('4999');
  await expect(questions(page)).not.toHaveCount(0);
  await search(page).fill('LICENSE resell');
  await expect(questions(page)).toHaveText(['Do I need a telecom license to resell eSIMs?']);
  await expect(found(page)).toHaveText('1 answer for “LICENSE resell”');
  await expect(page).toHaveURL('/faq?q=LICENSE+resell');
  await search(page).fill('qxqx');
  await expect(questions(page)).toHaveCount(0);
  await expect(found(page)).toContainText('No answer matches “qxqx”');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search(page)).toBeFocused();
  await expectCategory(page, 3);
  await expect(page).toHaveURL('/faq');
  await expect(found(page)).toBeEmpty();
});
