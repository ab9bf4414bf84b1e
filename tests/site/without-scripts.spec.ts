import { expect, type Page, test } from '@playwright/test';
import { content, desktop, everyPath, phone, unknownPath } from './pages.ts';
import { sentencesOf } from './sentences-of.ts';

test.use({
  javaScriptEnabled: false,
  viewport: desktop,
  contextOptions: { reducedMotion: 'reduce' },
});

const simple = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

async function openAll(page: Page) {
  for (const summary of await page.locator('summary').all()) await summary.click();
}

for (const path of everyPath) {
  test(`${path} can be read to its end`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openAll(page);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered can be read
    const text = simple(await page.locator('body').innerText());
    const sentences = sentencesOf(path === unknownPath ? '/404' : path);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => !text.includes(simple(sentence)))).toEqual([]);
  });

  test(`${path} shows no button that cannot answer`, async ({ page }) => {
    await page.goto(path);
    for (const button of await page.locator('button:visible, [role=button]:visible').all()) {
      if (await button.getAttribute('popovertarget')) continue;
      // Others have to show what they control.
      const name = (await button.textContent()) ?? '';
      const controls = await button.getAttribute('aria-controls');
      expect(controls, name).not.toBeNull();
      await button.click();
      await expect(page.locator(`#${controls}`), name).toBeVisible();
    }
  });

  test(`${path} shows no field that cannot be sent`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(':is(form, input, textarea, select):visible')).toHaveCount(0);
  });

  test(`${path} has every visible link in the tab order`, async ({ page }) => {
    await page.goto(path);
    const unreachable = page.locator(':is(a[href], button, summary)[tabindex="-1"]:visible');
    expect(await unreachable.allInnerTexts()).toEqual([]);
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

test('every answer of the questions page can be read', async ({ page }) => {
  await page.goto('/faq');
  const questions = page.locator('details');
  const { faqGeneral, faqPlatformFeatures, faqIntegrationSetup, faqPricingBilling } = content;
  const categories = [
    faqGeneral,
    faqPlatformFeatures,
    faqIntegrationSetup,
    faqPricingBilling,
    content.faqSecurityCompliance,
  ];
  await expect(questions).toHaveCount(categories.flatMap((one) => one.questions).length);
  for (const question of await questions.all()) {
    await expect(question.locator('.question-answer')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('.question-answer')).toBeVisible();
  }
  for (const { title } of categories) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
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
  await expect(overlay).toBeVisible();
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
