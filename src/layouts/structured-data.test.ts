import { expect, it } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { structuredData } from './structured-data.ts';

const site = readContent();
const { brand, pages } = site;
const pricing = { address: '/pricing', bands: [{ band: 'plans', plans: 'set' }] };
const dataOf = (page: object, own: object = {}) =>
  JSON.parse(
    JSON.stringify(structuredData({ ...site, ...own }, { ...pages[0], ...page } as never)),
  );
const priced = (...prices: number[]) => ({
  brand: { ...brand, currency: 'GBP' },
  plans: { set: { plans: prices.map((_, at) => ({ price: String(at) })) } },
  prices: { plans: prices.map((monthly) => ({ monthly })) },
});
const product = { name: 'Plans' };

it('lists the price range of the plans in the brand’s currency', () => {
  expect(dataOf({ ...pricing, product }, priced(799, 299.9))).toMatchObject([
    { offers: { priceCurrency: 'GBP', lowPrice: 299.9, highPrice: 799, offerCount: 2 } },
  ]);
});

it('has no offers if no plan has a price', () => {
  const [none] = dataOf({ ...pricing, product }, priced());
  expect(none).not.toHaveProperty('offers');
});

it('has the office’s address and its opening hours', () => {
  const office = {
    ...brand,
    address: { street: 'Musterstraße 1', city: 'Berlin', postalCode: '10115', country: 'DE' },
    hours: { ...brand.hours, also: [{ days: ['Saturday'], opens: '10:00', closes: '13:00' }] },
  };
  const page = { address: '/office', bands: [{ band: 'contact' }], product: undefined };
  const [{ mainEntity }] = dataOf(page, { brand: office });
  expect(mainEntity.address).not.toHaveProperty('addressRegion');
  expect(mainEntity.address).toMatchObject({ addressLocality: 'Berlin', addressCountry: 'DE' });
  expect(mainEntity.contactPoint.hoursAvailable).toMatchObject([
    { dayOfWeek: brand.hours.days },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '13:00' },
  ]);
});
