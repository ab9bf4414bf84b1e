import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { done, edit, landing, panel, press, seen } from './editor.ts';
import { fileText, git, project, writeText } from './project.ts';

async function write(page: Page, words: string) {
  await page.locator('h1').click();
  await panel(page).getByRole('textbox').fill(words);
  await page.keyboard.press('Control+Enter');
  await done(page, 'Saved');
  await panel(page).getByRole('textbox').press('Escape');
}

test.afterEach(() => git('checkout', '--quiet', '--', 'brands'));

test('the toolbar stays while the brand changes, again and again', async ({ page }) => {
  await edit(page);
  const file = 'brands/brand.yaml';
  const brand = fileText(file);
  for (const name of ['One', 'Two', 'Three']) {
    let tries = 0;
    // What is saved while the page loads does not reach it, so the next try opens the page first.
    await expect(async () => {
      tries += 1;
      if (tries > 1) await edit(page);
      const shown = `${name} ${tries}`;
      writeText(file, brand.replace(/^name: .*/m, `name: ${shown}`));
      await expect(page.locator('header a').first()).toContainText(shown, { timeout: 15_000 });
    }).toPass();
  }
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('a session: write, undo, redo, revert, commit, build', async ({ page }) => {
  test.setTimeout(240_000);
  await edit(page);
  const old = await seen(page, 'h1');
  await write(page, 'First words.');
  await page.keyboard.press('Control+z');
  await done(page, 'Undone');
  await expect.poll(() => seen(page, 'h1')).toBe(old);
  expect(git('status', '--short')).toBe('');
  await page.keyboard.press('Control+Shift+z');
  await done(page, 'Redone');
  await expect.poll(() => seen(page, 'h1')).toBe('First words.');

  await press(page, /^Changes/);
  await expect(panel(page)).toContainText(old);
  await expect(panel(page)).toContainText('First words.');
  await press(page, /^Revert/);
  await done(page, 'Reverted');
  expect(git('status', '--short')).toBe('');

  await panel(page).getByRole('button', { name: 'Close' }).click();
  await write(page, 'Last words.');
  await press(page, /^Changes/);
  await panel(page).getByLabel('Message of the commit').fill('Say it otherwise');
  await press(page, 'Commit');
  await expect(page.getByText(/^Committed as/)).toBeVisible();
  expect(git('log', '-1', '--format=%s')).toBe('Say it otherwise\n');
  expect(git('status', '--short')).toBe('');
  expect(fileText(landing)).toContain('title: Last words.');

  execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: project });
  expect(fileText('dist/index.html')).toContain('>Last words.</h1>');
});
