// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlanCards } from './plan-cards.tsx';

const words = {
  toggleLabel: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save: 'Save {percent}',
  perMonth: 'per month',
  free: 'Free',
  monthlyNote: 'Billed monthly',
  yearlyTotal: '{total} per year',
  saving: 'Save {amount} a year',
  announcement: '{period}: {prices}',
  included: 'Yes',
  notIncluded: 'No',
};

const plan = (name: string, price: string) => ({
  name,
  description: 'A plan.',
  price,
  isPopular: false,
  features: [{ title: 'Support', included: true }],
  action: { label: 'Go', href: '/' },
});

function cards(...names: string[]): HTMLElement {
  const prices = {
    plans: { free: { monthly: 0, yearly: 0 }, paid: { monthly: 100, yearly: 80 } },
    items: {},
    taxNote: 'plus VAT',
  };
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(
    <PlanCards
      id="p"
      set={{ words, plans: names.map((name) => plan(name, name)) }}
      site={{ prices, brand: { locale: 'en-US', currency: 'USD' } }}
    />,
  );
  return box;
}

it('a plan of 0 says so by a word, with no unit, total or saving', () => {
  const [free, paid] = [...cards('free', 'paid').querySelectorAll('.plan-price')];
  expect(free?.querySelector('.when-monthly')?.textContent).toBe('Free');
  expect(free?.querySelector('.when-yearly')?.textContent).toBe('FreeYearly');
  expect(paid?.textContent).toContain('$100 per month plus VAT');
  expect(paid?.textContent).toContain('Save $240 a year');
});

it('announces it by the same word, and computes savings from what is paid', () => {
  const box = cards('free', 'paid');
  const status = box.querySelector<HTMLElement>('[role=status]');
  expect(status?.dataset.yearly).toBe('Yearly: free Free, paid $80');
  expect(box.querySelector('fieldset')?.textContent).toContain('Save 20%');
});
