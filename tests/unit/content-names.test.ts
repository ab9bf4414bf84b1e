import { expect, it } from 'vitest';
import { hasIcon } from '../../src/components/icon.tsx';
import { readContent } from '../../src/content/read-content.ts';
import { mapTexts } from '../../src/lib/text.ts';

const content = readContent();

it('every icon exists', () => {
  const icons = new Set<string>();
  mapTexts(content, (text, path) => {
    if (path.at(-1) === 'icon') icons.add(text);
    return text;
  });
  expect(hasIcon('no-such-icon')).toBe(false);
  expect([...icons].filter((name) => !hasIcon(name))).toEqual([]);
});

it('every plan has a price', () => {
  const plans = [...(content.landing.pricing?.plans ?? []), ...(content.pricing?.plans ?? [])];
  const unpriced = plans.filter(
    ({ price, customPrice }) => !(price ? content.prices.plans[price] : customPrice),
  );
  expect(unpriced.map(({ name }) => name)).toEqual([]);
});

it('every question has an address of its own', () => {
  const ids = content.faqCategories.flatMap(({ id, questions }) => [
    id,
    ...questions.map((item) => item.id),
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});
