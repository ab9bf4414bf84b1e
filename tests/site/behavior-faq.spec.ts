import { expect, type Page, test } from '@playwright/test';
import { fill, matchesQuery } from '../../src/lib/text.ts';
import { expectAwake, faqs, holdScript, islandOf } from '../support/islands.ts';
import { content, desktop, phone, unknownPath } from '../support/pages.ts';
import { even } from '../support/sentences.ts';

const [onward, back] =
  content.language.dir === 'rtl'
    ? (['ArrowLeft', 'ArrowRight'] as const)
    : (['ArrowRight', 'ArrowLeft'] as const);

for (const { path, nth, where, prefix, words, categories } of faqs) {
  const ids = categories.map(({ id }) => prefix + id);
  const [first = ''] = ids;
  const last = ids.length - 1;
  const all = categories.flatMap(({ questions }) => questions);

  const faq = (page: Page) => islandOf(page, 'FaqBrowser', nth);
  const tabs = (page: Page) => faq(page).getByRole('tab');
  const panel = (page: Page, id: string) => page.locator(`[id="${id}"]`);
  const openAnswers = (page: Page) => faq(page).locator('details[open]');
  const shownQuestions = (page: Page) => faq(page).locator('summary').filter({ visible: true });

  async function open(page: Page, end = '') {
    await page.goto(path + end);
    if (!end) await tabs(page).first().focus();
    await expectAwake(page, 'FaqBrowser', nth);
  }

  async function expectShown(page: Page, id: string) {
    for (const each of ids) await expect(panel(page, each)).toBeVisible({ visible: each === id });
    const selected = faq(page).locator('[role=tab][aria-selected=true]');
    await expect(selected).toHaveAttribute('aria-controls', id);
  }

  test(`${where}: clicks and keys select one category at a time, the first by default`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectShown(page, first);
    await expect(openAnswers(page)).toHaveCount(0);
    await expect(panel(page, first)).toHaveRole('tabpanel');
    await expect(panel(page, first)).toHaveAccessibleName(categories[0]?.title ?? '');
    for (const [at, id] of ids.entries()) {
      await tabs(page).nth(at).click();
      await expectShown(page, id);
      await expectAwake(page, 'FaqBrowser', nth);
      const order = await tabs(page).evaluateAll((each: HTMLElement[]) =>
        each.map(({ tabIndex }) => tabIndex),
      );
      expect(order, 'only the selected tab is in the tab order').toEqual(
        ids.map((other) => (other === id ? 0 : -1)),
      );
    }
    await tabs(page).first().click();
    for (const [key, at] of [
      [onward, Math.min(1, last)],
      ['End', last],
      [onward, 0],
      [back, last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(page, ids[at] ?? '');
      await expect(tabs(page).nth(at)).toBeFocused();
    }
  });

  test(`${where}: a question toggles its answer; switching category collapses all`, async ({
    page,
  }) => {
    await open(page);
    const items = await panel(page, first).locator('details').all();
    for (const [at, item] of items.slice(0, 2).entries()) {
      await item.locator('summary').press(at ? 'Enter' : 'Space');
      await expect(openAnswers(page)).toHaveCount(at + 1);
      await expect(item.locator('.question-answer')).toBeVisible();
    }
    const question = panel(page, first).locator('details').first();
    await question.locator('summary').click();
    await expect(question.locator('.question-answer')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('.question-answer')).toBeVisible();
    await tabs(page).nth(last).click();
    await expect(openAnswers(page)).toHaveCount(0);
    await tabs(page).first().click();
    await expectShown(page, first);
    await expect(openAnswers(page)).toHaveCount(0);
  });

  test(`${where}: addresses lead to a category or a question; a broken one leaves the default`, async ({
    page,
  }) => {
    const middle = Math.floor(ids.length / 2);
    const question = prefix + (categories[middle]?.questions[0]?.id ?? '');
    await open(page, `#${question}`);
    await expectShown(page, ids[middle] ?? '');
    await expect(openAnswers(page)).toHaveAttribute('id', question);
    await expect(panel(page, ids[middle] ?? '')).toHaveCSS('outline-style', 'none');
    // Right under the header, unless the page ends before it can be scrolled there.
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => {
        const below = ((await openAnswers(page).boundingBox())?.y ?? 0) - (header?.height ?? 0);
        const isAtEnd = await page.evaluate(
          () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
        );
        return below >= 0 && (below < 40 || isAtEnd);
      })
      .toBe(true);
    for (const [hash, id] of [
      [ids[last], ids[last]],
      ['%E0%A4%A', first],
    ]) {
      await page.goto(unknownPath);
      await open(page, `#${hash}`);
      await expectShown(page, id ?? '');
    }
  });

  test(`${where}: the first press and the first key are not lost, and move no page`, async ({
    page,
  }) => {
    // High enough for all tabs: one that is out of sight is scrolled to, and rightly so.
    await page.setViewportSize({ ...desktop, height: 1200 });
    for (const act of [() => tabs(page).nth(last).click(), () => tabs(page).first().press('End')]) {
      const release = await holdScript(page, 'client');
      await page.goto(path);
      await tabs(page).nth(last).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await act();
      release();
      await expectAwake(page, 'FaqBrowser', nth);
      await expectShown(page, ids[last] ?? '');
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.unroute('**/_astro/client.*.js');
    }
  });

  test(`${where}: Back shows the category of its address`, async ({ page }) => {
    await open(page);
    await page.evaluate((id) => {
      location.hash = id;
    }, ids[last] ?? '');
    await expectShown(page, ids[last] ?? '');
    await page.goBack();
    await expectShown(page, first);
  });

  test(`${where}: on a phone the chosen tab is in sight`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, `#${ids[last]}`);
    await expectShown(page, ids[last] ?? '');
    await tabs(page).nth(last).scrollIntoViewIfNeeded();
    const box = await tabs(page).nth(last).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width + 1);
  });

  test(`${where}: an answer that the address names is not hidden by its search`, async ({
    page,
  }) => {
    const question = prefix + (categories[last]?.questions[0]?.id ?? '');
    await open(page, `?q=zzzz#${question}`);
    await expectShown(page, ids[last] ?? '');
    await expect(openAnswers(page)).toHaveAttribute('id', question);
    await expect(faq(page).getByRole('searchbox')).toHaveValue('');
  });

  test(`${where}: what was typed stays where the search cannot come`, async ({ page }) => {
    await page.route('**/_astro/*.js', (route) =>
      route.request().url().includes('page.') ? route.continue() : route.abort(),
    );
    await page.goto(path);
    await faq(page).getByRole('searchbox').fill('provider');
    await expect(faq(page)).toHaveAttribute('data-broken', '');
    await expect(faq(page).getByRole('searchbox')).toHaveValue('provider');
    await expect(faq(page).getByRole('searchbox')).toBeVisible();
  });

  test.describe(`${where}: search`, () => {
    const textOf = ({ question, answer }: (typeof all)[number]) =>
      even(`${question} ${answer}`.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    const matching = (query: string) => all.filter((item) => matchesQuery(textOf(item), query));
    const found = new Set(all.flatMap((item) => textOf(item).match(/[\p{Ll}\p{Lo}]{6,}/gu) ?? []));
    /** Words of several questions, and best of several categories, but not of most. */
    const [word = '', other = word] = [...found].toSorted((a, b) => rank(b) - rank(a));

    function rank(each: string) {
      const hits = matching(each);
      const homes = categories.filter(({ questions }) => questions.some((q) => hits.includes(q)));
      return hits.length < all.length / 3 ? homes.length : 0;
    }

    const field = (page: Page) => faq(page).getByRole('searchbox');
    const clear = (page: Page) =>
      faq(page).getByRole('button', { name: words.search.clear, exact: true });
    const expectFound = async (page: Page, query: string) => {
      const { resultsOne, resultsMany, none } = words.search;
      const hits = matching(query);
      await expect(shownQuestions(page)).toHaveText(hits.map(({ question }) => question));
      const says = hits.length === 0 ? none : hits.length === 1 ? resultsOne : resultsMany;
      const count = hits.length.toLocaleString(content.language.code);
      await expect(faq(page).getByRole('status')).toHaveText(fill(says, { count, query }));
    };

    test('finds in every category; clearing brings the categories back', async ({ page }) => {
      await open(page, `?q=${encodeURIComponent(word)}`);
      await expectFound(page, word);
      await expect(field(page)).toHaveValue(word);
      await expect(faq(page).getByRole('tablist')).toBeHidden();
      await clear(page).click();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(faq(page).getByRole('tablist')).toBeVisible();
      await expectShown(page, first);
      await expect(shownQuestions(page)).toHaveCount(categories[0]?.questions.length ?? 0);
      await expect(page).toHaveURL(path);
      await expect(clear(page)).toHaveCount(0);
    });

    test('asks for every word that is typed, and keeps the search in the address', async ({
      page,
    }) => {
      await open(page);
      await field(page).fill(`${word.toUpperCase()} ${other}`);
      await expectFound(page, `${word.toUpperCase()} ${other}`);
      await field(page).fill(other);
      await expectFound(page, other);
      await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(other)}`);
      await page.reload();
      await expectFound(page, other);
    });

    test('leaves its own words out, says that it found nothing, and takes an empty one for none', async ({
      page,
    }) => {
      for (const query of [words.linkLabel.toLowerCase(), 'qxqx']) {
        await open(page, `?q=${encodeURIComponent(query)}`);
        await expectFound(page, query);
      }
      await open(page, '?q=%20');
      await expectShown(page, first);
      await expect(faq(page).getByRole('status')).toHaveText('');
    });
  });
}
