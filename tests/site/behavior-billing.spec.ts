import { expect, test } from '@playwright/test';
import { money, priceWords, yearlySaving, yearlyTotal } from '../../src/lib/money.ts';
import { fill } from '../../src/lib/text.ts';
import { planBands } from '../support/islands.ts';
import { content } from '../support/pages.ts';

const { brand, prices } = content;

for (const { path, nth, where, set, priced } of planBands) {
  const { words } = set;
  const amount = (value: number) => money(value, brand);
  const priceOf = (value: number) => priceWords(value, brand, words.free);
  const unitOf = (value: number) =>
    value === 0 && words.free ? '' : [words.perMonth, prices.taxNote].filter(Boolean).join(' ');

  /** What is read where each plan has its price. */
  const monthly = priced.map(({ name, price }) => ({
    name,
    says: [
      priceOf(price.monthly),
      unitOf(price.monthly),
      price.monthly > 0 ? words.monthlyNote : '',
    ],
  }));
  const yearly = priced.map(({ name, price }) => ({
    name,
    says: [
      priceOf(price.yearly),
      unitOf(price.yearly),
      price.yearly > 0 ? fill(words.yearlyTotal ?? '', { total: amount(yearlyTotal(price)) }) : '',
      price.monthly > 0 ? fill(words.saving, { amount: amount(yearlySaving(price)) }) : '',
    ],
  }));
  const onRequest = set.plans.flatMap(({ name, price, customPrice = '' }) =>
    price === undefined ? [{ name, says: [customPrice] }] : [],
  );

  test(`${where}: the switch shows monthly prices first, then yearly ones, and says so`, async ({
    page,
  }) => {
    await page.goto(path);
    const plans = page.locator('.plans').nth(nth);
    const choice = (period: 'monthly' | 'yearly') =>
      plans
        .getByRole('group', { name: words.toggleLabel, exact: true })
        .getByRole('radio', { name: words[period], exact: true });
    const expectPeriod = async (period: 'monthly' | 'yearly') => {
      await expect(choice(period)).toBeChecked();
      for (const { name, says } of [...(period === 'monthly' ? monthly : yearly), ...onRequest]) {
        const heading = page.getByRole('heading', { name, exact: true });
        const price = plans.locator('.plan').filter({ has: heading }).locator('.plan-price');
        const read = says.filter(Boolean).join(' ');
        await expect(price).toHaveText(read, { useInnerText: true });
      }
    };
    const expectSaid = (period: 'monthly' | 'yearly') =>
      expect(plans.getByRole('status')).toHaveText(
        fill(words.announcement, {
          period: words[period],
          prices: priced.map(({ name, price }) => `${name} ${priceOf(price[period])}`).join(', '),
        }),
      );

    await plans.scrollIntoViewIfNeeded();
    await expect(plans.getByRole('radio')).toHaveCount(2);
    await expectPeriod('monthly');
    await expect(plans.getByRole('status')).toHaveText('');
    for (const period of ['yearly', 'monthly'] as const) {
      await choice(period).check();
      await expectPeriod(period);
      await expectSaid(period);
    }
    await page.keyboard.press('ArrowRight');
    await expect(choice('yearly')).toBeFocused();
    await expectPeriod('yearly');
    await page.keyboard.press('ArrowLeft');
    await expectPeriod('monthly');
  });
}
