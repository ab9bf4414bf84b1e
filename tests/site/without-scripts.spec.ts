import { expect, type Page, test } from '@playwright/test';
import { priceWords } from '../../src/lib/money.ts';
import { documentOf } from '../support/built.ts';
import { carousels, planBands } from '../support/islands.ts';
import { anyPath, content, desktop, everyPath, hasRow, phone } from '../support/pages.ts';
import { even, sentencesOf } from '../support/sentences.ts';

test.use({
  javaScriptEnabled: false,
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
});

const { navigation, words } = content;
const [group] = navigation.groups;

/** What the browser itself can send. */
const sent = 'form[method=post]';

/** Visible buttons that neither send a form, open a popover nor show what they control. */
async function silentButtons(page: Page): Promise<string[]> {
  const silent: string[] = [];
  const buttons = page.locator(`:is(button, [role=button]):not(${sent} *):visible`);
  for (const button of await buttons.all()) {
    if (await button.getAttribute('popovertarget')) continue;
    const controlled = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await button.click();
    // What shows on hover and focus may take a frame or two.
    const isAnswered = await controlled.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (!isAnswered) silent.push((await button.textContent()) ?? '');
  }
  return silent;
}

test('pages have sentences to read', () => {
  expect(everyPath.flatMap(sentencesOf)).not.toHaveLength(0);
});

for (const path of everyPath) {
  test(`${path} is whole: all of it can be read, and nothing waits for a script`, async ({
    page,
  }) => {
    // Tall enough for all of it: what is far below the screen is laid out when it comes near.
    await page.setViewportSize({ width: desktop.width, height: 16_000 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const question of await page.locator('details').all()) {
      await question.locator('summary').click();
      await expect(question.locator('.question-answer')).toBeVisible();
    }
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered can be read
    const printed = await page.locator('body').innerText();
    const drawings = page.locator('[aria-label]:visible');
    const names = await drawings.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    const text = even([printed, ...names].join(' ')).toLowerCase();
    const unread = sentencesOf(path).filter((sentence) => !text.includes(sentence.toLowerCase()));
    expect.soft(unread, 'sentences out of sight').toEqual([]);
    expect.soft(await silentButtons(page), 'silent buttons').toEqual([]);
    const hasForm = documentOf(path).querySelector('form[method=dialog]:not([data-ink-form])');
    await expect.soft(page.locator('.without-script:visible')).toHaveCount(hasForm ? 1 : 0);
    const fields = page.locator(
      `:is(form, input, textarea, select):not(${sent}, ${sent} *):visible`,
    );
    await expect.soft(fields, 'fields that cannot be sent').toHaveCount(0);
    const unreachable = page.locator(':is(a[href], button, summary)[tabindex="-1"]:visible');
    expect.soft(await unreachable.allTextContents(), 'links out of the tab order').toEqual([]);
  });
}

for (const { path, nth, where, set, priced } of planBands) {
  const amount = (value: number) => priceWords(value, content.brand, set.words.free);
  test(`each plan of ${where} shows its monthly and its yearly price`, async ({ page }) => {
    await page.goto(path);
    const plans = page.locator('.plans').nth(nth).locator('.plan');
    for (const { name, price } of priced) {
      const card = plans.filter({ has: page.getByRole('heading', { name, exact: true }) });
      for (const period of ['monthly', 'yearly'] as const) {
        const shown = card.locator(`.when-${period}`);
        await expect(shown.getByText(amount(price[period]), { exact: true })).toBeVisible();
      }
    }
  });
}

for (const { path, nth, where, words } of carousels) {
  for (const viewport of [desktop, phone]) {
    test(`every testimonial of ${where} can be reached, ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const slides = page.locator('.carousel-track').nth(nth).locator('.carousel-slide');
      await expect(slides).toHaveCount(words.items.length);
      for (const slide of await slides.all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.5 });
        await expect(slide).toHaveCSS('opacity', '1');
        // An inert slide is there for the eye only: no screen reader and no search in the page finds it.
        await expect.soft(slide).not.toHaveAttribute('inert');
      }
    });
  }
}

test('dropdowns and the drawer open, close and lead on', async ({ page }) => {
  await page.goto(anyPath);
  if (hasRow && group) {
    await page.getByRole('button', { name: group.title, exact: true }).click();
    await page.locator('.dropdown:popover-open a[href^="/"]:not([aria-current])').first().click();
    await page.waitForURL((url) => url.pathname !== anyPath);
  }

  // What the menu leads to may have no menu of its own.
  await page.goto(anyPath);
  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: words.openMenu });
  const drawer = page.locator('#site-menu');
  await opener.click();
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await drawer.getByRole('button', { name: words.closeMenu }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  const before = page.url();
  await drawer.locator('a[href^="/"]:not([aria-current]):visible').last().click();
  await page.waitForURL((url) => url.href !== before);
});
