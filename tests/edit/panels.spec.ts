import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { done, edit, field, landing, panel, press } from './editor.ts';
import { fileText, git } from './project.ts';

test.afterEach(() => {
  git('checkout', '--quiet', '--', 'content', 'brands');
  git('clean', '--quiet', '-d', '--force', 'content');
});

const bandsOf = (file: string) =>
  parse(fileText(file)).bands.map(({ band }: { band: string }) => band);

test('a page’s title is typed into the result of a search, and its bands are moved', async ({
  page,
}) => {
  await edit(page);
  await press(page, 'Page');
  await field(page, /^Page title/).fill('Another Title');
  await expect(
    panel(page)
      .getByText(/^Another Title \|/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  await expect(page).toHaveTitle(/^Another Title \|/);
  expect(bandsOf(landing).slice(1, 3)).toEqual(['figures', 'cards']);
  await press(page, /^Move down: figures/);
  await done(page, 'Moved down');
  expect(bandsOf(landing).slice(1, 3)).toEqual(['cards', 'figures']);
});

test('a band is chosen by what it is for, stands on the page, and is removed', async ({ page }) => {
  await edit(page);
  await press(page, 'Page');
  await panel(page).getByText('Add a band').click();
  const kinds = panel(page).getByRole('list', { name: 'Kinds of bands' });
  await expect(kinds).toContainText('Case studies, one under the other');
  // The page has one that opens it.
  await expect(kinds.getByRole('button', { name: /^(landing-)?hero/ })).toHaveCount(0);
  await kinds.getByRole('button', { name: /^reasons/ }).click();
  await done(page, 'Added');
  expect(bandsOf(landing).at(-1)).toBe('reasons');
  const added = page.locator('main h2').last();
  const { title } = parse(readFileSync('src/bands/reasons/example.yaml', 'utf8'));
  await expect(added).toContainText(title);

  await press(page, /^Add after: landing-hero/);
  await kinds.getByRole('button', { name: /^costs/ }).click();
  await done(page, 'Added');
  expect(bandsOf(landing)[1]).toBe('costs');
  await press(page, /^Remove: costs/);
  await done(page, 'Removed');
  expect(bandsOf(landing)[1]).toBe('figures');
});

test('entries of a register are ticked one by one, or all at once', async ({ page }) => {
  await edit(page);
  await page.getByRole('heading', { name: 'Travelers pay the way' }).click();
  const methods = panel(page).getByRole('group', { name: /^Which methods/ });
  await methods.getByLabel('visa').uncheck();
  await done(page, 'Saved');
  await expect(methods.getByLabel('visa')).not.toBeChecked();
  expect(fileText(landing)).not.toContain('methods: all');
  await methods.getByLabel('all').check();
  await done(page, 'Saved');
  expect(git('diff', '--numstat', 'content')).toBe('');
});

test('a color that cannot be read is told at once, and the nearest is one press away', async ({
  page,
}) => {
  await edit(page);
  await press(page, 'Brand');
  const links = panel(page).locator('#field-brands-brand-yaml-link-light');
  await links.fill('#ffd0c0');
  const color = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-link'),
    );
  await expect.poll(color).toContain('0.89');
  const take = panel(page).getByRole('button', { name: /^Take #/ });
  await take.click();
  await done(page, 'Saved');
  expect(git('diff', '--numstat', 'brands')).toBe('1\t1\tbrands/brand.yaml\n');
});

test('a press on a price opens the register of prices', async ({ page }) => {
  await edit(page, '/pricing');
  await page.locator('.plan-price').getByText('$299').first().click();
  await expect(panel(page).locator(':focus')).toHaveValue('299');
  await panel(page).locator(':focus').fill('315');
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  await expect(page.locator('main')).toContainText('$315');
});

test('prices go by the names of their plans, and only those that a page shows are there', async ({
  page,
}) => {
  await edit(page, '/pricing');
  await page.locator('.plan-price').getByText('$299').first().click();
  const shown = panel(page).locator('.group > .where:first-child');
  await expect(shown).not.toHaveCount(0);
  const names = await shown.allTextContents();
  const sets: Record<string, { plans: { name: string; price?: string }[] }> = parse(
    fileText('content/plans.yaml'),
  );
  const plans = Object.values(sets).flatMap((set) => set.plans);
  const priced = plans.filter(({ price }) => price).map(({ name }) => name);
  expect(priced).not.toHaveLength(0);
  for (const name of priced) expect(names.join()).toContain(name);
  expect(names.join()).not.toContain('monthly');
});

test('a picture is dropped, checked, put in and removed', async ({ page }) => {
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 800 } });
  await edit(page, '/about');
  await page.getByText('Chief Executive Officer').first().click();
  const choose = panel(page).locator('[type=file]');
  await choose.setInputFiles({
    name: 'words.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no'),
  });
  await field(page, /What the picture shows/).fill('A portrait');
  await press(page, 'Put it in');
  await expect(panel(page).getByRole('alert')).toBeVisible();
  expect(git('status', '--short')).toBe('');

  const data = await page.evaluateHandle(
    ([bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([new Uint8Array(bytes ?? [])], 'maya.png', { type: 'image/png' }),
      );
      return transfer;
    },
    [[...photo]],
  );
  await panel(page).locator('.drop').dispatchEvent('drop', { dataTransfer: data });
  await press(page, 'Put it in');
  await done(page, 'Picture put in');
  await expect(page.getByRole('img', { name: 'A portrait' })).toBeVisible();
  // Its file alone cannot be taken back while the page shows it.
  await press(page, /^Changes/);
  await panel(page)
    .getByRole('listitem')
    .filter({ hasText: /images\/maya\S*\.png/, has: page.getByText('A file', { exact: true }) })
    .getByRole('button', { name: /^Revert/ })
    .click();
  await expect(panel(page).getByRole('alert')).toContainText(
    'Not reverted, because of content/pages/about.yaml',
  );
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await page.getByText('Chief Executive Officer').first().click();
  await press(page, 'Remove the picture');
  await done(page, 'Picture removed');
  expect(fileText('content/pages/about.yaml')).not.toContain('A portrait');
});
