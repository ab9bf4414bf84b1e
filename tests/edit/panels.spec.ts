import { expect, test } from '@playwright/test';
import { done, edit, field, landing, panel, press } from './editor.ts';
import { fileText, git } from './project.ts';

test.afterEach(() => git('checkout', '--quiet', '--', 'content', 'brands'));

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
  await press(page, 'Move down: trust');
  await done(page, 'Moved down');
  expect(fileText(landing)).toContain('bands: [features, trust,');
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
  await press(page, 'Remove the picture');
  await done(page, 'Picture removed');
  expect(fileText('content/pages/about.yaml')).not.toContain('A portrait');
});

test('what a language lacks is listed as missing', async ({ page }) => {
  await page.route('**/_edit/state*', async (route) => {
    const state = await (await route.fetch()).json();
    const missing = [{ path: '/about', file: 'content/de/pages/about.yaml' }];
    await route.fulfill({ json: { ...state, missing } });
  });
  await edit(page);
  await press(page, 'Page');
  await expect(panel(page)).toContainText('content/de/pages/about.yaml is not there');
});
