import { expect, type Page, test } from '@playwright/test';
import { faqCategories } from '../../src/content/faq-categories.ts';
import { content, desktop, everyPath, phone, unknownPath } from './pages.ts';
import { sentencesOf } from './sentences-of.ts';

test.use({
  javaScriptEnabled: false,
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
});

const simple = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** Opens every question as a visitor does. */
async function openAll(page: Page) {
  for (const question of await page.locator('details').all()) {
    await question.locator('summary').click();
    await expect(question.locator('.question-answer')).toBeVisible();
  }
}

async function unreadable(page: Page, path: string): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered can be read
  const text = simple(await page.locator('body').innerText());
  const sentences = sentencesOf(path);
  expect(sentences.length).toBeGreaterThan(0);
  return sentences.filter((sentence) => !text.includes(simple(sentence)));
}

/** Visible buttons that neither open a popover nor show what they control. */
async function silentButtons(page: Page): Promise<string[]> {
  const silent: string[] = [];
  for (const button of await page.locator(':is(button, [role=button]):visible').all()) {
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

for (const path of everyPath) {
  test(`${path} is whole: all of it can be read, and nothing waits for a script`, async ({
    page,
  }) => {
    // Tall enough for all of it: what is far below the screen is laid out when it comes near.
    await page.setViewportSize({ width: desktop.width, height: 16_000 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openAll(page);
    expect.soft(await unreadable(page, path === unknownPath ? '/404' : path)).toEqual([]);
    expect.soft(await silentButtons(page), 'silent buttons').toEqual([]);
    const fields = page.locator(':is(form, input, textarea, select):visible');
    await expect.soft(fields, 'fields that cannot be sent').toHaveCount(0);
    const unreachable = page.locator(':is(a[href], button, summary)[tabindex="-1"]:visible');
    expect.soft(await unreachable.allTextContents(), 'links out of the tab order').toEqual([]);
  });
}

const instead = {
  '/': content.landing.hero.form.noScript,
  '/contact': content.contact.form.noScript,
  '/sign-in': content.signIn.form.noScript,
  '/sign-up': content.signUp.form.noScript,
};

for (const [path, text] of Object.entries(instead)) {
  test(`${path} says what to do instead of its form`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('the questions page shows every category, each question closed', async ({ page }) => {
  await page.goto('/faq');
  const categories = faqCategories(content);
  for (const { title, questions } of categories) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    for (const { question } of questions) {
      await expect(page.locator('summary').filter({ hasText: question })).toBeVisible();
    }
  }
  await expect(page.locator('details[open]')).toHaveCount(0);
});

for (const path of ['/', '/pricing']) {
  test(`${path} shows the monthly and the yearly price of each plan`, async ({ page }) => {
    await page.goto(path);
    const plans = path === '/' ? content.landing.pricing.plans : content.pricing.plans;
    for (const { name, price } of plans) {
      const found = price === undefined ? undefined : content.prices.plans[price];
      if (!found) continue;
      const card = page.locator('.plan').filter({ has: page.getByRole('heading', { name }) });
      for (const value of [found.monthly, found.yearly]) {
        const text = `$${value.toLocaleString('en-US')}`;
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      }
    }
  });
}

for (const viewport of [desktop, phone]) {
  test(`every testimonial can be reached, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const slides = page.locator('[aria-roledescription="slide"]');
    await expect(slides).toHaveCount(5);
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.5 });
      await expect(slide).toHaveCSS('opacity', '1');
      // An inert slide is there for the eye only: no screen reader and no search in the page finds it.
      expect.soft(await slide.getAttribute('inert')).toBeNull();
    }
  });
}

test('dropdowns open and their links lead on', async ({ page }) => {
  for (const [group, link, path] of [
    ['Solutions', 'Enterprises', '/solutions/enterprises'],
    ['Company', 'Press', '/company/press'],
  ] as const) {
    await page.goto('/about');
    await page.getByRole('button', { name: group, exact: true }).click();
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await page.locator(':popover-open').getByRole('link', { name: link }).click();
    await page.waitForURL(path);
  }
});

test('the overlay opens, closes and leads on', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const overlay = page.getByRole('dialog', { name: content.words.menu });
  await expect(overlay).toBeInViewport({ ratio: 1 });
  await overlay.getByRole('button', { name: 'Close menu' }).click();
  await expect(overlay).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await overlay.getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('/faq');
});

test('a button whose target is not open yet says so', async ({ page }) => {
  for (const path of [
    '/features/payment-processing',
    '/features/analytics',
    '/features/provider-integration',
  ]) {
    await page.goto(path);
    await page.locator('main button[popovertarget="notice"]:visible').first().click();
    await expect(page.locator('#notice')).toBeVisible();
    await expect(page.locator('#notice').getByRole('link')).toHaveAttribute('href', '/contact');
  }
});
