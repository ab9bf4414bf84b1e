import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { axeFaults } from '../../tools/check/look/axe-rules.ts';
import {
  arrived,
  done,
  dropPicture,
  edit,
  field,
  isNew,
  markOld,
  panel,
  press,
  test,
} from './editor.ts';
import { fileText, git, landing, writeText } from './project.ts';

const bandsOf = (file: string) =>
  parse(fileText(file)).bands.map(({ band }: { band: string }) => band);

test('only the browser that opened the address is let in, and no page has the token', async ({
  page,
  browser,
}) => {
  const address = new URL(process.env.EDIT_ADDRESS ?? '');
  const stranger = await browser.newPage();
  expect((await stranger.goto(address.origin))?.status()).toBe(403);
  await stranger.goto(address.href);
  await expect(stranger.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(stranger).toHaveURL(`${address.origin}/`);
  await stranger.close();
  await page.goto('/');
  expect(await page.content()).not.toContain(address.searchParams.get('token') ?? '');
});

test('a word is pressed, typed and saved: its line changes and nothing else', async ({ page }) => {
  await edit(page);
  await page.locator('h1').hover();
  await expect(page.getByText('Headline: a full sentence')).toBeVisible();
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  await words.fill('  Words for a test. ');
  await expect(page.locator('h1')).toContainText('Words for a test.');
  expect(git('status', '--short')).toBe('');
  await page.keyboard.press('Control+Enter');
  // No key is lost while the page takes it in.
  await words.pressSequentially(', and typed on'.repeat(2), { delay: 30 });
  await done(page, 'Saved');
  const typed = `Words for a test. ${', and typed on'.repeat(2)}`;
  await expect(words).toHaveValue(`  ${typed}`);
  await expect(page.locator('h1')).toContainText(typed);
  expect(fileText(landing)).toContain('title: Words for a test.\n');
  expect(git('diff', '--numstat')).toBe(`1\t1\t${landing}\n`);
});

test('what the build would refuse is told at its field, is kept there, and is not written', async ({
  page,
}) => {
  await edit(page);
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox');
  const alert = panel(page).getByRole('alert');
  for (const [typed, answer] of [
    ['Long. '.repeat(1700), 'at most 800'],
    ['{claim.none} countries', '{claim.none} is not in claims.yaml'],
  ] as const) {
    await words.fill(typed);
    await page.keyboard.press('Control+Enter');
    await expect(alert).toContainText(answer);
  }
  // Nor is it dropped by pressing another word, by leaving, or by Escape, without a question.
  const asked = page.waitForEvent('dialog');
  await page.locator('h1 ~ p').first().click();
  await (await asked).dismiss();
  await expect(words).toHaveValue('{claim.none} countries');
  const askedToLeave = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.assign('/about')));
  await (await askedToLeave).dismiss();
  await expect(words).toHaveValue('{claim.none} countries');
  const askedAgain = page.waitForEvent('dialog');
  await page.keyboard.press('Escape');
  await (await askedAgain).accept();
  await expect(panel(page)).toBeHidden();
  expect(git('status', '--short')).toBe('');
});

test('where the file was changed meanwhile, both sides are shown', async ({ page }) => {
  await edit(page);
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  const old = await words.inputValue();
  await words.fill('Mine.');
  writeText(landing, fileText(landing).replace(old, 'Theirs.'));
  // The page follows the file, and what was typed is typed still.
  await page.waitForFunction(isNew);
  await expect(words).toHaveValue('Mine.');
  await words.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('Theirs.');
  expect(fileText(landing)).toContain('title: Theirs.');
  await page.evaluate(markOld);
  await press(page, 'Write yours');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain('title: Mine.');
});

test('what is typed outlives its place in the file', async ({ page }) => {
  await edit(page);
  await page.getByRole('heading', { name: 'Everything between' }).click();
  const words = panel(page).getByRole('textbox').first();
  await words.fill('Mine.');
  const whole = fileText(landing);
  writeText(landing, whole.slice(0, whole.indexOf('  - band: cards')));
  await expect(page.getByRole('alert')).toContainText('has no field bands.2.title');
  await expect(words).toHaveValue('Mine.');
  writeText(landing, whole);
  await expect(page.getByRole('heading', { name: 'Mine.' })).toBeVisible();
  await words.press('Control+Enter');
  await expect.poll(() => parse(fileText(landing)).bands[2].title).toBe('Mine.');
});

test('what is typed waits until the address of a new start is opened', async ({
  page,
  context,
}) => {
  await edit(page, '/pricing');
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox').first();
  await words.fill('Mine.');
  await context.clearCookies();
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('Open the address');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(process.env.EDIT_ADDRESS ?? '');
  await arrived(page, /\/$/);
  await page.goto('/pricing');
  await expect(words).toHaveValue('Mine.');
});

test('a fault is shown in place of the page and mended there, and what was typed waits', async ({
  page,
}) => {
  await edit(page);
  await page.locator('h1').click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  await words.fill('Mine.');
  const whole = fileText(landing);
  writeText(landing, whole.replace(/^ {2}updated: .*$/m, '  updated: soon'));
  await expect(page.getByRole('heading', { name: 'The content has 1 fault' })).toBeVisible();
  await field(page, /^Day on which/).fill('2026-11-18');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('main h1')).toContainText('Mine.');
  await expect(words).toHaveValue('Mine.');
  expect(fileText(landing)).toBe(whole.replace(/^ {2}updated: .*$/m, '  updated: 2026-11-18'));
});

test('undo, redo, and keeping what was changed', async ({ page }) => {
  await edit(page);
  const title = page.locator('h1');
  await title.click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  const old = await words.inputValue();
  await words.fill('First words.');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  // In the field it is what was written that goes back, too.
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+z');
  await done(page, 'Undone');
  await expect(title).toContainText(old);
  expect(git('status', '--short')).toBe('');
  await page.keyboard.press('Control+Shift+z');
  await done(page, 'Redone');
  await expect(title).toContainText('First words.');
  expect(fileText(landing)).toContain('title: First words.\n');

  await page.keyboard.press('Escape');
  await press(page, 'Keep these changes');
  await expect(page.getByText('Kept: Edit home')).toBeVisible();
  expect(git('log', '-1', '--format=%s')).toBe('Edit home\n');
  expect(git('show', '--numstat', '--format=')).toBe(`1\t1\t${landing}\n`);
  expect(git('status', '--short')).toBe('');
  git('reset', '--quiet', 'HEAD~1');
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

test('a figure leads to its claim, which is settled for all pages', async ({ page }) => {
  await edit(page);
  const lead = page.locator('h1 ~ p').first();
  await lead.click();
  await press(page, '{claim.countries} 150+');
  await expect(panel(page)).toContainText('/solutions/travel-agencies');
  await press(page, 'Say 190+ everywhere');
  await done(page, 'Saved');
  await expect(lead).toContainText('190+');
  expect(fileText('content/claims.yaml')).not.toContain('150+');
});

test('a price leads to the register of prices', async ({ page }) => {
  await edit(page, '/pricing');
  await page.locator('.plan-price').getByText('$299').first().click();
  const price = panel(page).locator(':focus');
  await expect(price).toHaveValue('299');
  // Key by key, as a person types it: on the way to 315.50 it is no number.
  await price.selectText();
  await price.pressSequentially('315.50');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  await expect(page.locator('main')).toContainText('$315.50');
  expect(git('diff', '--numstat')).toBe('1\t1\tcontent/prices.yaml\n');
});

test('an entry gets another icon, and is moved, doubled and removed by keyboard', async ({
  page,
}) => {
  await edit(page);
  const cards = page.locator('section:has(h2:text("Everything between")) h3');
  const count = await cards.count();
  await cards.first().click();
  await panel(page).locator('summary').first().click();
  await panel(page).getByRole('searchbox').fill('wallet');
  await press(page, 'wallet');
  await done(page, 'Saved');
  await expect(page.getByRole('button', { name: 'Move up: entry 1' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move down: entry 1' }).focus();
  await page.keyboard.press('Enter');
  await done(page, 'Moved');
  expect(parse(fileText(landing)).bands[2].items[1].icon).toBe('wallet');
  await expect(page.getByRole('button', { name: 'Move down: entry 2' })).toBeFocused();
  // What was typed is saved by the press, which no longer finds the list as it was.
  await panel(page).getByRole('textbox').first().fill('Typed and moved');
  await press(page, 'Move up: entry 2');
  await expect
    .poll(() => parse(fileText(landing)).bands[2].items[0])
    .toMatchObject({ icon: 'wallet', title: 'Typed and moved' });
  await done(page, 'Moved');
  await press(page, /^Duplicate: entry/);
  await done(page, 'Duplicated');
  await expect(cards).toHaveCount(count + 1);
  await press(page, /^Remove: entry/);
  await done(page, 'Removed');
  await expect(cards).toHaveCount(count);
});

test('a page gets another title, and bands are added, moved and removed', async ({ page }) => {
  await edit(page);
  await press(page, 'Page');
  // What is refused keeps nothing else from being written.
  await field(page, /^Page title/).fill('Long title. '.repeat(9));
  await field(page, /^What search engines/).fill('A'.repeat(70));
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain(`${'A'.repeat(70)}\n`);
  await expect(panel(page).getByRole('alert')).toHaveCount(1);
  await field(page, /^Page title/).fill('Another Title');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  await expect(page).toHaveTitle(/^Another Title \|/);
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'figures', 'cards']);
  await press(page, /^Move down: Figures/);
  await done(page, 'Moved');
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'cards', 'figures']);
  await page.keyboard.press('Escape');
  await press(page, /^Add a band after Landing hero/);
  await field(page, 'Search').fill('reasons');
  await press(page, /^Cards, figures/);
  await done(page, 'Added');
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'cards', 'cards']);
  await expect(page.locator('main h2').first()).toContainText('[Heading of the band]');
  await expect(page.getByRole('button', { name: /^Add a band after Cards: \[/ })).toBeFocused();
  await page.locator('main h2').first().hover();
  await press(page, /^Remove: Cards: \[Heading of the band/);
  await done(page, 'Removed');
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'cards', 'figures']);
});

test('a color that cannot be read is told at once, and the nearest is one press away', async ({
  page,
}) => {
  await edit(page);
  await press(page, 'Brand');
  await panel(page).locator('#field-brands-brand-yaml-link-light').fill('#ffd0c0');
  await press(page, /^Take #/);
  await done(page, 'Saved');
  expect(git('diff', '--numstat')).toBe('1\t1\tbrands/brand.yaml\n');
  // Nothing but what was saved colors the page once the panel is closed.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await page.reload();
  const saved = parse(fileText('brands/brand.yaml')).link.light.join(' ');
  await expect(page.locator('html')).toHaveCSS('--color-link', RegExp(`\\(oklch\\(${saved}\\)`));
});

test('the check says of the words what it says in a terminal', async ({ page }) => {
  await edit(page, '/contact');
  await press(page, 'Pages');
  await panel(page).getByText('1 note', { exact: true }).first().click();
  await expect(panel(page).locator('details[open]')).toContainText(
    '1 noteonly pretends, and sends nothing of what is typed: write “forms: own” or a form service into brands/brand.yaml, or leave the form out content/pages/contact.yaml:14',
  );
});

test('a picture is dropped, put in and removed', async ({ page }) => {
  await edit(page, '/about');
  await page.getByText('Chief Executive Officer').first().click();
  await dropPicture(page, 'maya.png', 'A portrait');
  await expect(page.getByRole('img', { name: 'A portrait' })).toBeVisible();
  await press(page, 'Remove the picture');
  await done(page, 'Picture removed');
  expect(git('status', '--short', 'content/pages')).toBe('');
});

test('by keyboard alone: to a text, into it, out of it', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('Control+e');
  await page.keyboard.press('Tab');
  const at = page.getByRole('button', { name: /^Edit: / });
  await expect(at).toBeFocused();
  // What it is comes from the server, a moment later.
  await expect(at).not.toHaveAttribute('aria-label', /Text of this page/);
  const first = (await at.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Tab');
  await expect(at).not.toHaveAttribute('aria-label', first);
  await page.keyboard.press('Shift+Tab');
  await expect(at).toHaveAttribute('aria-label', first);
  await page.keyboard.press('Enter');
  await expect(panel(page).locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(at).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing in the panels, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await edit(page);
    await page.locator('h1 ~ p').first().click();
    for (const name of [undefined, 'Page', 'Menu', 'Prices', 'Brand', 'Pages']) {
      if (name) await press(page, name);
      await expect(panel(page)).toBeVisible();
      expect.soft(await axeFaults(page, 'all', 'edit-panel'), name).toEqual([]);
    }
  });
