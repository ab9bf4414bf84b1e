import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { setupOf } from '../../src/bands/margin/setup-of.ts';
import { resultsOf, summaryOf } from '../../src/islands/margin/results.ts';
import { type FieldName, fieldNames, workshopOf } from '../../src/islands/margin/setup.ts';
import { readFigures } from '../../src/lib/margin/address.ts';
import { sliderSteps, soldAt, stepOf } from '../../src/lib/margin/curves.ts';
import type { Figures } from '../../src/lib/margin/margin.ts';
import { expectAwake, islandOf, numbered } from '../support/islands.ts';
import { meddle } from '../support/meddle.ts';
import { bandsOf, content, phone, unknownPath } from '../support/pages.ts';
import { watchFaults, watchTraffic } from '../support/watch.ts';

const name = 'MarginCalculator';

for (const { path, nth, where, words } of numbered(bandsOf('margin'))) {
  const setup = setupOf(words, content);
  if (!setup) continue;
  const workshop = workshopOf(setup);
  const { start, typed } = workshop;
  const resultsFor = (change: Partial<Figures>) =>
    resultsOf({ ...start, ...change }, words, setup, workshop);

  const tool = (page: Page) => islandOf(page, name, nth);
  const field = (page: Page, field: FieldName) => tool(page).locator(`[name=${field}]`);
  const messageOf = (page: Page, field: FieldName) =>
    tool(page).locator(`[id$="-${field}-message"]`);

  async function open(page: Page, end = '') {
    await page.goto(path + end);
    await field(page, 'sold').hover();
    await expectAwake(page, name, nth);
  }

  /** All that stands on the page is what these figures come to. */
  async function expectResults(page: Page, change: Partial<Figures>) {
    const { each, month, lines, around, plans } = resultsFor(change);
    const shown = tool(page);
    await expect(shown.locator('p', { hasText: each.says }).first()).toContainText(each.amount);
    await expect(shown.locator('p', { hasText: month.says }).first()).toContainText(
      month.amount ?? '',
    );
    await expect(
      shown
        .locator('dl + *, dl')
        .filter({ hasText: lines[0]?.says ?? '' })
        .first(),
    ).toBeVisible();
    for (const { says } of lines)
      await expect(shown.getByText(says, { exact: true })).toBeVisible();
    await expect(shown.locator('tbody tr')).toHaveText(
      around.map(({ sold, plan, margin }) => sold + plan + margin),
    );
    for (const [at, { pays }] of plans.entries())
      await expect(shown.locator('.margin-chart-frame li').nth(at)).toContainText(pays);
  }

  const other = { price: (start.price * 3n) / 2n + 1n, sold: Math.ceil(workshop.mostSold / 300) };

  test(`${where}: what is typed is computed at once, by every field`, async ({ page }) => {
    await open(page);
    await expectResults(page, {});
    await field(page, 'price').fill(typed('price', other.price));
    await expectResults(page, { price: other.price });
    await field(page, 'sold').fill(typed('sold', BigInt(other.sold)));
    await expectResults(page, other);
    await tool(page).locator('[value=yearly]').check({ force: true });
    await expectResults(page, { ...other, billing: 'yearly' });
    for (const box of await tool(page).locator('[name=addOns]').all()) await box.check();
    const addOns = setup.addOns.map(({ id }) => id);
    await expectResults(page, { ...other, billing: 'yearly', addOns });
  });

  test(`${where}: what a translator has replaced still changes`, async ({ page }) => {
    await open(page);
    await meddle(page);
    await field(page, 'price').fill(typed('price', other.price));
    await expectResults(page, { price: other.price });
    await meddle(page);
    await field(page, 'sold').fill(typed('sold', BigInt(other.sold)));
    await expectResults(page, other);
  });

  test(`${where}: losses and volumes beyond every plan are said in words`, async ({ page }) => {
    await open(page);
    await field(page, 'price').fill('0');
    const loss = resultsFor({ price: 0n });
    expect(loss.each.isLoss).toBe(true);
    await expectResults(page, { price: 0n });
    await field(page, 'sold').fill(typed('sold', BigInt(workshop.mostSold)));
    await expectResults(page, { price: 0n, sold: workshop.mostSold });
  });

  test(`${where}: slider and ruler move the volume, by keys and by pointer`, async ({ page }) => {
    await open(page);
    const slider = tool(page).locator('[name=slider]');
    await slider.press('ArrowUp');
    const next = soldAt(stepOf(start.sold, workshop.mostSold) + 1, workshop.mostSold);
    await expect(field(page, 'sold')).toHaveValue(typed('sold', BigInt(next)));
    await expect(slider).toHaveAttribute('aria-valuetext', workshop.count(next));
    await expectResults(page, { sold: next });
    await slider.press('End');
    await expect(field(page, 'sold')).toHaveValue(typed('sold', BigInt(workshop.mostSold)));

    const ruler = tool(page).locator('[name=ruler]');
    await ruler.press('Home');
    await expect(field(page, 'sold')).toHaveValue(typed('sold', 0n));
    const box = await ruler.boundingBox();
    if (!box) throw new Error('the chart has no ruler');
    const isRtl = setup.dir === 'rtl';
    const grip = isRtl ? box.x + box.width - 8 : box.x + 8;
    const y = box.y + box.height / 2;
    await page.mouse.move(grip, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
    await page.mouse.up();
    const middle = Number(await ruler.inputValue());
    expect(Math.abs(middle - sliderSteps / 2)).toBeLessThan(12);
    await expect(field(page, 'sold')).not.toHaveValue(typed('sold', 0n));
    const chart = await tool(page).locator('.margin-plot').boundingBox();
    if (!chart) throw new Error('there is no chart');
    await page.mouse.click(chart.x + chart.width / 4, chart.y + chart.height / 2);
    const quarter = (isRtl ? 0.75 : 0.25) * sliderSteps;
    expect(Math.abs(Number(await ruler.inputValue()) - quarter)).toBeLessThan(3);
  });

  test(`${where}: what cannot be read is answered at its field, and the last result stays`, async ({
    page,
  }) => {
    await open(page);
    const { messages } = words;
    const decimal = typed('price', 15n)
      .replace(/\p{Nd}/gu, '')
      .trim();
    const foreign = decimal === '.' ? '4,50' : '4.50';
    for (const [text, says] of [
      ['abc', messages.notNumber],
      ['-1', messages.negative],
      ['10^12', messages.notNumber],
      ['1000000000000', messages.tooMuch],
      ['', messages.empty],
      ...(workshop.places > 0 ? [[foreign, messages.separator] as const] : []),
    ] as const) {
      await field(page, 'price').fill(text);
      await expect(field(page, 'price')).toHaveAttribute('aria-invalid', 'true');
      const start = says.split('{')[0]?.trim() ?? '';
      await expect(messageOf(page, 'price')).toContainText(start);
      await expect(messageOf(page, 'price')).not.toContainText('{');
      await expect(field(page, 'price')).toHaveAccessibleDescription(/./);
      await expectResults(page, {});
    }
    await field(page, 'price').fill(typed('price', other.price));
    await expect(messageOf(page, 'price')).toBeEmpty();
    await expectResults(page, { price: other.price });
  });

  test(`${where}: what was typed before it woke stays`, async ({ page }) => {
    await page.goto(path);
    await field(page, 'price').evaluate(
      (input, value) => {
        (input as HTMLInputElement).value = value;
      },
      typed('price', other.price),
    );
    await field(page, 'price').hover();
    await expectAwake(page, name, nth);
    await expectResults(page, { price: other.price });
  });

  test(`${where}: one polite summary after a pause, not at every key`, async ({ page }) => {
    await page.clock.install();
    await open(page);
    const status = tool(page).getByRole('status');
    await field(page, 'price').pressSequentially('1');
    await page.clock.runFor(600);
    await field(page, 'price').fill(typed('price', other.price));
    await page.clock.runFor(600);
    await expect(status).toBeEmpty();
    await page.clock.runFor(600);
    await expect(status).toHaveText(summaryOf(resultsFor({ price: other.price })));
  });

  if (nth === 0) {
    test(`${where}: the address holds the figures; reload, Back and a copied link keep them`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page);
      expect(new URL(page.url()).hash).toBe('');
      const traffic = watchTraffic(page);
      await field(page, 'price').fill(typed('price', other.price));
      await field(page, 'sold').fill(typed('sold', BigInt(other.sold)));
      await expect
        .poll(() => readFigures(new URL(page.url()).hash, start, workshop.bounds))
        .toEqual({ ...start, ...other });
      expect(traffic).toEqual([]);
      await page.reload();
      await expectAwake(page, name, nth);
      await expectResults(page, other);
      await expect(field(page, 'price')).toHaveValue(typed('price', other.price));
      const { copy, copied } = words.actions;
      await tool(page).getByRole('button', { name: copy, exact: true }).click();
      await expect(tool(page).getByRole('button', { name: copied, exact: true })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.goto(unknownPath);
      await page.goBack();
      await expectResults(page, other);
      await page.evaluate(() => {
        location.hash = 'sold=7';
      });
      await expectResults(page, { sold: 7 });
    });

    test(`${where}: an address without figures wakes nothing`, async ({ page }) => {
      await page.goto(`${path}#main`);
      await expect(tool(page)).not.toHaveAttribute('data-awake');
    });
  }

  test(`${where}: the file for a spreadsheet holds the figures and the results`, async ({
    page,
  }) => {
    await open(page);
    await field(page, 'price').fill(typed('price', other.price));
    const saving = page.waitForEvent('download');
    await tool(page).getByRole('button', { name: words.actions.csv, exact: true }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${words.actions.file}.csv`);
    const text = readFileSync(await saved.path(), 'utf8');
    for (const each of fieldNames) expect(text).toContain(`"${words.figures[each].label}"`);
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).toContain(words.promise);
    for (const { says } of resultsFor({ price: other.price }).lines) expect(text).toContain(says);
  });

  test(`${where}: printed by its button, it is one page with nothing beside it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await open(page);
    await tool(page).getByRole('button', { name: words.actions.print, exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(tool(page).locator('.margin-given').first()).toBeVisible();
    await expect(field(page, 'price')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(
      page.getByRole('heading', { name: words.title, exact: true }).first(),
    ).toBeVisible();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(
      numbered(bandsOf('margin')).filter((each) => each.path === path).length,
    );
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test.describe(`${where}: without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test('it is an example that can be read', async ({ page }) => {
      await page.goto(path);
      await expectResults(page, {});
      await expect(field(page, 'price')).toBeHidden();
      for (const each of fieldNames) {
        const given = tool(page).locator('.margin-given');
        await expect(given).toContainText(words.figures[each].label);
        await expect(given).toContainText(workshop.shown(each, start));
      }
      await expect(tool(page).getByText(words.promise)).toBeVisible();
    });
  });

  test(`${where}: nothing is refused or logged while it is used`, async ({ page }) => {
    const faults = await watchFaults(page);
    await open(page);
    await field(page, 'price').fill('x');
    await field(page, 'price').fill(typed('price', other.price));
    await tool(page).locator('[name=ruler]').press('ArrowRight');
    expect(faults).toEqual([]);
  });
}
