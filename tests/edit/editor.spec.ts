import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { axeViolations } from '../../tools/check/look/axe-rules.ts';
import {
  addBand,
  arrived,
  done,
  dropPicture,
  edit,
  field,
  panel,
  press,
  site,
  test,
} from './editor.ts';
import { fileText, git, landing, writeText } from './project.ts';

const bandsOf = (file: string) =>
  parse(fileText(file)).bands.map(({ band }: { band: string }) => band);

const title = (page: Page) => site(page).locator('h1');

test('admits only the browser that opened the URL with the token, and sends the token nowhere', async ({
  page,
  browser,
}) => {
  const address = new URL(process.env.EDIT_ADDRESS ?? '');
  const token = address.searchParams.get('token') ?? '';
  expect((await page.goto(address.origin))?.status()).toBe(403);
  expect((await page.goto(`${address.origin}/_edit`))?.status()).toBe(403);
  await page.goto(address.href);
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL(`${address.origin}/_edit`);
  expect(await page.content()).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(token);
  // The cookie, which other servers of this machine see, too, opens pages and changes nothing.
  const headers = { origin: address.origin };
  const asked = page.request.post('/_edit/step', { headers, data: { direction: 'undo' } });
  expect((await asked).status()).toBe(403);
  const stranger = await browser.newPage();
  expect((await stranger.goto(address.origin))?.status()).toBe(403);
  await stranger.close();
});

test('saves a text that was clicked and typed, and changes no other line', async ({ page }) => {
  await edit(page);
  await title(page).hover();
  await expect(page.getByText('Headline: a full sentence')).toBeVisible();
  await title(page).click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  await words.fill('  Words for a test. ');
  await expect(title(page)).toContainText('Words for a test.');
  expect(git('status', '--short')).toBe('');
  await page.keyboard.press('Control+Enter');
  // No key is lost while the page is replaced.
  await words.pressSequentially(', and typed on'.repeat(2), { delay: 30 });
  await done(page, 'Saved');
  const typed = `Words for a test. ${', and typed on'.repeat(2)}`;
  await expect(words).toHaveValue(`  ${typed}`);
  await expect(words).toBeFocused();
  await expect(title(page)).toContainText(typed);
  expect(fileText(landing)).toContain('title: Words for a test.\n');
  expect(git('diff', '--numstat')).toBe(`1\t1\t${landing}\n`);
});

test('keeps a text that the build would refuse in its field, explains why, and does not write it', async ({
  page,
}) => {
  await edit(page);
  await title(page).click();
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
  // A click on another text, leaving the page, and Escape ask before they discard it.
  const asked = page.waitForEvent('dialog');
  await site(page).locator('h1 ~ p').first().click();
  await (await asked).dismiss();
  await expect(words).toHaveValue('{claim.none} countries');
  const askedToLeave = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.assign('about:blank')));
  await (await askedToLeave).dismiss();
  await expect(words).toHaveValue('{claim.none} countries');
  const askedAgain = page.waitForEvent('dialog');
  await page.keyboard.press('Escape');
  await (await askedAgain).accept();
  await expect(words).toBeHidden();
  expect(git('status', '--short')).toBe('');
});

test('shows both texts of a conflict', async ({ page }) => {
  await edit(page);
  await title(page).click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  const old = await words.inputValue();
  await words.fill('Mine.');
  writeText(landing, fileText(landing).replace(old, 'Theirs.'));
  // The page is loaded again, and shows what is being typed.
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeVisible();
  await expect(title(page)).toContainText('Mine.');
  await expect(words).toHaveValue('Mine.');
  await words.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('Theirs.');
  expect(fileText(landing)).toContain('title: Theirs.');
  await press(page, 'Write yours');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain('title: Mine.');
});

test('keeps a draft while its field is deleted from the file', async ({ page }) => {
  await edit(page);
  await site(page).getByRole('heading', { name: 'Everything you need' }).click();
  const words = panel(page).getByRole('textbox').first();
  await words.fill('Mine.');
  const whole = fileText(landing);
  writeText(landing, whole.slice(0, whole.indexOf('  - band: cards')));
  await expect(page.getByRole('alert')).toContainText('was deleted from its file');
  await expect(words).toHaveValue('Mine.');
  writeText(landing, whole);
  await expect(site(page).getByRole('heading', { name: 'Mine.' })).toBeVisible();
  await words.press('Control+Enter');
  await expect.poll(() => parse(fileText(landing)).bands[2].title).toBe('Mine.');
});

test('keeps a draft when the editor is restarted', async ({ page, context }) => {
  await edit(page, '/pricing');
  await title(page).click();
  const words = panel(page).getByRole('textbox').first();
  await words.fill('Mine.');
  // As if the editor had been started again.
  await page.route('**/_edit/change', (route) => {
    const { 'edit-token': _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await page.keyboard.press('Control+Enter');
  await expect(panel(page).getByRole('alert')).toContainText('Open the address');
  await page.unroute('**/_edit/change');
  await context.clearCookies();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${process.env.EDIT_ADDRESS}&page=/pricing`);
  await expect(words).toHaveValue('Mine.');
  await expect(title(page)).toContainText('Mine.');
});

test('lists problems of the content, and recovers the page and its drafts once they are fixed', async ({
  page,
}) => {
  await edit(page);
  const whole = fileText(landing);
  const broken = whole.replace(/^ {2}updated: .*$/m, '<<<<<<< HEAD\n$&\n=======');
  writeText(landing, broken);
  await expect(panel(page)).toContainText('content/pages/index.yaml:');
  // The page before is still there.
  await expect(title(page)).toBeVisible();
  writeText(landing, whole);
  await expect(page.getByRole('button', { name: 'Problems' })).toBeHidden();
  await title(page).click();
  const words = panel(page).getByRole('textbox');
  await words.fill('Mine.');
  writeText(landing, broken);
  await expect(page.getByRole('button', { name: 'Problems' })).toBeVisible();
  await expect(words).toHaveValue('Mine.');
  writeText(landing, whole);
  await expect(page.getByRole('button', { name: 'Problems' })).toBeHidden();
  await words.press('Control+Enter');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain('title: Mine.');
});

test('undoes and redoes an edit, and saves a version', async ({ page }) => {
  await edit(page);
  await title(page).click();
  const words = panel(page).getByRole('textbox');
  await expect(words).toBeFocused();
  const old = await words.inputValue();
  await words.fill('First words.');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  // Undo reaches the field, too.
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+z');
  await done(page, 'Undone: Home: Headline');
  await expect(title(page)).toContainText(old);
  expect(git('status', '--short')).toBe('');
  await page.keyboard.press('Control+Shift+z');
  await done(page, 'Redone: Home: Headline');
  await expect(title(page)).toContainText('First words.');
  expect(fileText(landing)).toContain('title: First words.\n');

  await page.keyboard.press('Escape');
  await press(page, 'Changes (1)');
  const message = field(page, 'What did you change?');
  await expect(message).toHaveValue('Edit Home: Headline');
  await message.fill('Shorten the headline');
  await press(page, 'Save a version');
  await expect(page.getByText('Saved as a version: Shorten the headline')).toBeVisible();
  expect(git('log', '-1', '--format=%s')).toBe('Shorten the headline\n');
  expect(git('show', '--numstat', '--format=')).toBe(`1\t1\t${landing}\n`);
  expect(git('status', '--short')).toBe('');
  git('reset', '--quiet', 'HEAD~1');
});

test('opens the panel on a link in Edit, and the linked page in Use', async ({ page }) => {
  await edit(page);
  const link = site(page).locator('header').getByRole('link', { name: 'Pricing' });
  await link.click();
  await expect(field(page, /^Link, a page/).first()).toHaveValue('/pricing');
  await page.keyboard.press('Escape');
  await press(page, 'Use');
  await expect(panel(page)).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\?page=\/pricing$/);
  await page.keyboard.press('Control+e');
  await expect(panel(page)).toBeVisible();
});

test('a search finds an answer that is closed on another page, and opens it there', async ({
  page,
}) => {
  await edit(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('codes handled');
  await expect(panel(page)).toContainText('1 result');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await arrived(page, '/faq');
  await expect(site(page).getByText('Like cash. The first person')).toBeInViewport();
  await expect(panel(page).getByRole('textbox').first()).toHaveValue(/^How carefully/);
});

test('the tree of a page opens an entry by keyboard, and gets the focus back', async ({ page }) => {
  await edit(page, '/faq');
  await panel(page)
    .getByRole('button', { name: /^Entries of Faq/ })
    .focus();
  await page.keyboard.press('Enter');
  const name = 'What counts as an activation?';
  const question = panel(page).getByRole('button', { name, exact: true });
  await expect(question).toBeVisible();
  expect(await axeViolations(page, 'all', 'aside')).toEqual([]);
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(
    site(page).locator('summary:text("What counts as an activation?")'),
  ).toBeInViewport();
  await expect(panel(page).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(question).not.toBeFocused();
});

test('opens the claim behind a figure, and changes it on all pages', async ({ page }) => {
  await edit(page);
  const lead = site(page).locator('h1 ~ p').first();
  await lead.click();
  await press(page, '{claim.countries} 150+');
  await field(page, /^Value as pages print it/).fill('195+');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  await expect(lead).toContainText('195+');
  expect(fileText('content/claims.yaml')).toContain('value: 195+');
});

test('opens the list of prices from a price', async ({ page }) => {
  await edit(page, '/pricing');
  await site(page).locator('.plan-price').getByText('$299').first().click();
  const price = panel(page).locator(':focus');
  await expect(price).toHaveValue('299');
  // Key by key, as a person types it: on the way to 315.50 it is no number.
  await price.selectText();
  await price.pressSequentially('315.50');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  await expect(site(page).locator('main')).toContainText('$315.50');
  expect(git('diff', '--numstat')).toBe('1\t1\tcontent/prices.yaml\n');
});

test('changes the icon of an entry, and moves, duplicates and removes it by keyboard', async ({
  page,
}) => {
  await edit(page);
  const cards = site(page).locator('section:has(h2:text("Everything you need")) h3');
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

test('changes the title of a page, and adds, moves and removes bands', async ({ page }) => {
  await edit(page);
  await press(page, 'Page');
  // What is refused keeps nothing else from being written.
  await field(page, /^Page title/).fill('Long title. '.repeat(9));
  await field(page, /^Description for search engines/).fill('A'.repeat(70));
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  expect(fileText(landing)).toContain(`${'A'.repeat(70)}\n`);
  await expect(panel(page).getByRole('alert')).toHaveCount(1);
  await field(page, /^Page title/).fill('Another Title');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'figures', 'cards']);
  await page.keyboard.press('Escape');
  await panel(page)
    .getByRole('button', { name: /^Figures: / })
    .hover();
  await panel(page)
    .getByRole('button', { name: /^Move down: Figures/ })
    .click();
  await done(page, 'Moved');
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'cards', 'figures']);
  await addBand(page, /^Add a band after Landing hero/);
  await field(page, 'Search').fill('reasons');
  await press(page, /^Cards, figures/);
  await done(page, 'Added');
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'cards', 'cards']);
  await expect(site(page).locator('main h2').first()).toContainText('[Heading of the band]');
  await site(page).locator('main h2').first().hover();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Remove: Cards: \[Heading of the band/ })
    .click();
  await done(page, 'Removed');
  expect(bandsOf(landing).slice(0, 3)).toEqual(['landing-hero', 'cards', 'figures']);
});

test('reports a color with too little contrast, and offers the nearest readable one', async ({
  page,
}) => {
  await edit(page);
  await press(page, 'Brand');
  await panel(page).locator('#field-brands-brand-yaml-link-light').fill('#ffd0c0');
  await press(page, /^Use #/);
  await done(page, 'Saved');
  expect(git('diff', '--numstat')).toBe('1\t1\tbrands/brand.yaml\n');
  // Nothing but what was saved colors the page once the panel is closed.
  await page.keyboard.press('Escape');
  const saved = parse(fileText('brands/brand.yaml')).link.light.join(' ');
  await expect(site(page).locator('html')).toHaveCSS(
    '--color-link',
    RegExp(`\\(oklch\\(${saved}\\)`),
  );
});

test('shows the same findings as the check in a terminal', async ({ page }) => {
  await edit(page, '/contact');
  await press(page, 'Pages');
  await panel(page).getByText('1 note', { exact: true }).first().click();
  await expect(panel(page).locator('details[open]')).toContainText(
    '1 noteis a demo that sends nothing: write “forms: own” or a form service into brands/brand.yaml, or delete the form content/pages/contact.yaml:14',
  );
});

test('adds a dropped picture, and removes it', async ({ page }) => {
  await edit(page, '/about');
  await site(page).getByText('Chief Executive Officer').first().click();
  await dropPicture(page, 'maya.png', 'A portrait');
  await expect(site(page).getByRole('img', { name: 'A portrait' })).toBeVisible();
  await press(page, 'Remove the picture');
  await done(page, 'Picture removed');
  expect(git('status', '--short', 'content/pages')).toBe('');
});

test('reaches, edits and leaves a text by keyboard', async ({ page }) => {
  await edit(page, '/pricing');
  await page.getByRole('button', { name: 'Changes' }).focus();
  await page.keyboard.press('Tab');
  const at = page.getByRole('button', { name: /^Edit: / });
  await expect(at).toBeFocused();
  // The server names it.
  await expect(at).not.toHaveAttribute('aria-label', /Text of this page/);
  const first = (await at.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Tab');
  await expect(at).not.toHaveAttribute('aria-label', first);
  await page.keyboard.press('Shift+Tab');
  await expect(at).toHaveAttribute('aria-label', first);
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(at).toBeFocused();
});

test('shows the page at the widths of a phone, a tablet and a desktop, in both themes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await edit(page);
  const widthOf = () =>
    site(page)
      .locator('html')
      .evaluate(() => innerWidth);
  await press(page, 'Phone: 390 pixels');
  await expect.poll(widthOf).toBe(390);
  await title(page).click();
  await expect(panel(page).getByRole('textbox')).toBeFocused();
  await press(page, 'Tablet: 768 pixels');
  await expect.poll(widthOf).toBe(768);
  await press(page, 'Desktop');
  await expect.poll(widthOf).toBe(1200);
  await press(page, 'Dark theme');
  await expect(site(page).locator('html')).toHaveCSS('color-scheme', 'dark');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`has no accessibility errors in the window, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await edit(page);
    await site(page).locator('h1 ~ p').first().click();
    for (const name of [undefined, 'Page', 'Menu', 'Prices', 'Brand', 'Pages', 'Changes']) {
      if (name) await press(page, name);
      await expect(panel(page).getByRole('button', { name: 'Close' })).toBeVisible();
      for (const part of ['header', 'aside'])
        expect.soft(await axeViolations(page, 'all', part), name).toEqual([]);
    }
  });

test('lists a change with both texts, and reverts it', async ({ page }) => {
  writeText(landing, fileText(landing).replace('Sell travel eSIMs', 'Resell travel eSIMs'));
  await edit(page);
  await press(page, 'Changes (1)');
  const change = panel(page).getByRole('listitem');
  await expect(change).toContainText('Sell travel eSIMs under your own brand.');
  await expect(change).toContainText('Resell travel eSIMs under your own brand.');
  await press(page, 'Revert Home: Headline');
  await done(page, 'Reverted: Home: Headline');
  await expect(panel(page)).toContainText('Nothing has changed since the last version.');
  expect(git('status', '--short')).toBe('');
});

test('explains how to set up a remote repository if there is none', async ({ page }) => {
  await edit(page);
  await press(page, 'Changes');
  await press(page, 'Publish');
  await expect(page.getByRole('alert')).toContainText('There is no remote repository yet');
});
