import { expect, test } from '@playwright/test';
import { openOnce } from './open-once.ts';

const pages = {
  '/legal/privacy-policy': 'Privacy Policy',
  '/legal/terms': 'Terms of Service',
  '/legal/cookie-policy': 'Cookie Policy',
};

for (const [path, heading] of Object.entries(pages)) {
  test(`§2 Legal pages: ${heading}, its date, its sections and their contents`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Last updated: January 2024', { exact: true })).toBeVisible();

    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    const titles = await sections.allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(5);
    await expect(contents).toHaveText(titles);
    for (const [at, title] of titles.entries()) {
      const href = await contents.nth(at).getAttribute('href');
      await expect(page.locator(href as string), `target of “${title}”`).toHaveText(title);
    }

    await contents.last().click();
    await expect(sections.last()).toBeInViewport();
  });

  test(`§3 Policy sections: ${heading} has content or subsections under each title`, async ({
    page,
  }) => {
    await page.goto(path);
    const empty = await page.locator('main h2').evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const next = heading.nextElementSibling;
          return !next || next.tagName === 'H2' || !next.textContent?.trim();
        })
        .map((heading) => heading.textContent),
    );
    expect(empty).toEqual([]);
    expect(await page.locator('main h3').count()).toBeGreaterThan(0);
  });
}

test.describe('§9 Terms', () => {
  const page = openOnce('/legal/terms');

  for (const [rule, words] of Object.entries({
    '30 days notice for price changes': 'change prices with notice of at least 30 days',
    'subscriptions billed in advance': 'Subscriptions are billed in advance',
    'usage billed in arrears': 'Usage is billed in arrears',
    'fees non-refundable': 'Fees are non-refundable',
    'month-to-month': 'run month to month',
    'plan changes apply next billing cycle': 'apply from the next billing cycle',
    'upgrades immediate': 'Upgrades take effect immediately',
    '14-day trial on Starter and Professional':
      'Starter and Professional can be tried free of charge in a 14-day trial',
    'no credit card': 'No credit card is required',
  })) {
    test(rule, async () => {
      await expect(page().getByRole('main')).toContainText(words);
    });
  }

  test('prices of setup, app, support and custom provider', async () => {
    await expect(page().getByRole('table').locator('tbody tr')).toHaveText([
      /\$4,999/,
      /\$499 per month/,
      /\$299 per month/,
      /\$999 per year/,
    ]);
  });
});
