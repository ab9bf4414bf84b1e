import { describe, expect, it } from 'vitest';
import { hasIcon } from '../../src/components/icon.tsx';
import { readContent } from '../../src/content/read-content.ts';

const content = readContent();

/** Every value that stands under this key, wherever it is. */
function* valuesOf(value: unknown, key: string): Generator<unknown> {
  if (!value || typeof value !== 'object') return;
  for (const [name, item] of Object.entries(value)) {
    if (name === key) yield item;
    yield* valuesOf(item, key);
  }
}

describe('names in the content', () => {
  const icons = [...new Set([...valuesOf(content, 'icon')].map(String))];

  it('finds icons to look for', () => {
    expect(icons.length).toBeGreaterThan(20);
    expect(hasIcon('no-such-icon')).toBe(false);
  });

  it('every icon exists', () => {
    expect(icons.filter((name) => !hasIcon(name))).toEqual([]);
  });

  it('every plan’s price is in the register', () => {
    const plans = [...content.landing.pricing.plans, ...content.pricing.plans];
    const unpriced = plans.filter(
      ({ price, customPrice }) => !(price ? content.prices.plans[price] : customPrice),
    );
    expect(unpriced.map(({ name }) => name)).toEqual([]);
  });

  it('every question has an address of its own', () => {
    const { faqGeneral, faqPlatformFeatures, faqIntegrationSetup } = content;
    const categories = [
      faqGeneral,
      faqPlatformFeatures,
      faqIntegrationSetup,
      content.faqPricingBilling,
      content.faqSecurityCompliance,
    ];
    const ids = categories.flatMap(({ id, questions }) => [
      id,
      ...questions.map((item) => item.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
