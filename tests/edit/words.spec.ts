import { expect, test } from '@playwright/test';
import { done, edit, field, landing, panel, press, seen } from './editor.ts';
import { fileText, git, writeText } from './project.ts';

test.afterEach(() => git('checkout', '--quiet', '--', 'content', 'brands'));

test('a word is clicked, typed and saved', async ({ page }) => {
  await edit(page);
  await page.locator('h1').hover();
  await expect(page.getByText('Headline: a full sentence')).toBeVisible();
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  await words.fill('Words for a test.');
  expect(await seen(page, 'h1')).toBe('Words for a test.');
  expect(fileText(landing)).not.toContain('Words for a test.');

  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain('title: Words for a test.\n');
  expect(git('diff', '--numstat')).toBe(`1\t1\t${landing}\n`);
  // The page was reloaded, and the panel stands where it stood.
  await expect(words).toHaveValue('Words for a test.');
  expect(await seen(page, 'h1')).toBe('Words for a test.');
});

test('spaces around the words are left out, and no text is longer than a page can show', async ({
  page,
}) => {
  await edit(page);
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox');
  await words.fill('  Words with room.   ');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain('title: Words with room.\n');
  const before = git('diff');
  await words.fill('Long. '.repeat(1700));
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('at most 800');
  expect(git('diff')).toBe(before);
});

test('links act when editing is off, and open the panel when it is on', async ({ page }) => {
  await edit(page);
  const link = page.locator('header').getByRole('link', { name: 'Pricing' });
  await link.click();
  await expect(field(page, /Where it leads|address/i).first()).toHaveValue('/pricing');
  await page.keyboard.press('Escape');
  await press(page, 'Done');
  await link.click();
  await expect(page).toHaveURL(/pricing$/);
});

test('a fault is shown at the field, in the reader’s words, and nothing is written', async ({
  page,
}) => {
  await edit(page);
  await page.locator('h1').click();
  await panel(page).getByRole('textbox').fill('{claim.none} countries');
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('{claim.none} is not in claims.yaml');
  // Nor is it forgotten by pressing another word.
  await page.locator('h1 ~ p').first().click();
  await expect(panel(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  expect(git('status', '--short')).toBe('');
});

test('where the file was changed meanwhile, both sides are shown', async ({ page }) => {
  await edit(page);
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox');
  const old = await words.inputValue();
  await words.fill('Mine.');
  writeText(landing, fileText(landing).replace(old, 'Theirs.'));
  // The page follows the file, and what was typed is typed still.
  await page.waitForFunction(() => !('isOld' in window));
  await expect(words).toHaveValue('Mine.');
  await words.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('Theirs.');
  expect(fileText(landing)).toContain('title: Theirs.');
  await press(page, 'Write yours');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain('title: Mine.');
});

test('a token says what it stands for, and leads to the claim that is settled there', async ({
  page,
}) => {
  await edit(page);
  await page.locator('h1 ~ p').first().click();
  await press(page, '{claim.countries} 150+');
  await expect(panel(page)).toContainText('/solutions/travel-agencies');
  await press(page, 'Say 190+ everywhere');
  await done(page, 'Settled');
  await expect.poll(() => seen(page, 'h1 ~ p')).toContain('190+');
  expect(fileText('content/claims.yaml')).not.toContain('150+');
});

test('entries are moved, added and removed by keyboard, within the bounds', async ({ page }) => {
  await edit(page);
  const selector = 'section:has(h2:text("Everything between")) h3';
  const cards = page.locator(selector);
  const first = await seen(page, selector);
  await cards.first().click();
  await expect(page.getByRole('button', { name: 'Move up: entry 1' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move down: entry 1' }).focus();
  await page.keyboard.press('Enter');
  await done(page, 'Moved down');
  await expect(cards.nth(1)).toContainText(first);
  const count = await cards.count();
  await press(page, /^Duplicate: entry/);
  await done(page, 'Duplicated');
  await expect(cards).toHaveCount(count + 1);
  await press(page, /^Remove: entry/);
  await done(page, 'Removed');
  await expect(cards).toHaveCount(count);
});

test('what is no text is edited beside it: where a button leads, and an icon', async ({ page }) => {
  await edit(page);
  await page.getByText('Payments you own').first().click();
  await panel(page).locator('summary').click();
  await panel(page).getByRole('searchbox').fill('wallet');
  await page.getByRole('button', { name: 'wallet', exact: true }).click();
  await done(page, 'Saved');
  expect(fileText(landing)).toContain('icon: wallet\n');
});
