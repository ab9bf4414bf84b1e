import { expect, it } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { contactData, productData } from './structured-data.ts';

const { brand, language } = readContent();
const facts = { name: 'Plans', description: 'What they cost', path: '/pricing', language };

it('offers plans in the brand’s currency, from the cheapest to the dearest', () => {
  const pounds = { ...brand, currency: 'GBP' };
  expect(productData(pounds, { ...facts, prices: [799, 299.9] })).toMatchObject({
    offers: { priceCurrency: 'GBP', lowPrice: 299.9, highPrice: 799, offerCount: 2 },
  });
});

it('offers nothing where there is no price', () => {
  expect(productData(brand, facts)).not.toHaveProperty('offers');
  expect(productData(brand, { ...facts, prices: [] })).not.toHaveProperty('offers');
});

it('says where the office is, and when it is open on which days', () => {
  const office = {
    ...brand,
    address: { street: 'Musterstraße 1', city: 'Berlin', postalCode: '10115', country: 'DE' },
    hours: {
      ...brand.hours,
      also: [{ days: ['Saturday' as const], opens: '10:00', closes: '13:00' }],
    },
  };
  const { mainEntity } = JSON.parse(JSON.stringify(contactData(office, language, '/office')));
  expect(mainEntity.address).not.toHaveProperty('addressRegion');
  expect(mainEntity.address).toMatchObject({ addressLocality: 'Berlin', addressCountry: 'DE' });
  expect(mainEntity.contactPoint.hoursAvailable).toMatchObject([
    { dayOfWeek: brand.hours.days },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '13:00' },
  ]);
});
