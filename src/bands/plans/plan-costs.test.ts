import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Plan } from '../../content/schema/registers.ts';
import type { PageFacts, Site } from '../../content/schema/site.ts';
import { PlanCosts } from './plan-costs.tsx';

const words = {
  title: '',
  plans: 'all',
  costs: { label: '', price: '{amount} a month', sales: '{count} sold' },
  look: 'costs' as const,
};
const plan = (more: Partial<Plan>) => ({ name: 'One', features: [], ...more }) as unknown as Plan;
const draw = (plans: Plan[]) => {
  const site = {
    brand: { locale: 'en-US', currency: 'USD' },
    prices: { plans: { one: { monthly: 100, yearly: 80 } }, items: {} },
    plans: { all: { plans } },
  } as unknown as Site;
  const props = { words, uid: 'b0', isFirst: true, site, page: {} as PageFacts };
  return renderToStaticMarkup(createElement(PlanCosts, props));
};

it('divides a price by a quarter, a half and all of the sales', () => {
  const markup = draw([plan({ price: 'one', sales: 1000 })]);
  for (const text of ['$100 a month', '$0.40', '$0.20', '$0.10', '250 sold', '1,000 sold']) {
    expect(markup).toContain(text);
  }
  expect([...markup.matchAll(/y2="([\d.]+)%"/g)].map(([, height]) => height)).toEqual([
    '0',
    '50',
    '75',
  ]);
});

it('leaves out plans without a price or a number of sales, and itself when none is left', () => {
  expect(draw([plan({ price: 'one' }), plan({ customPrice: 'Custom', sales: 10 })])).toBe('');
});
