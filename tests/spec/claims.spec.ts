import { expect, test } from '@playwright/test';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { everyPath } from '../support/pages.ts';
import { bodyOf, textOf } from './built-page.ts';
import { content } from './shipped.ts';

const readings = (id: string) =>
  Object.fromEntries(content.claims[id]?.readings.map(({ value, pages }) => [value, pages]) ?? []);

test('§1 Countries: 150+, 190+ and 200+, each with its pages', () => {
  const { '150+': few, '190+': more, '200+': most, ...rest } = readings('countries');
  expect(rest).toEqual({});
  expect(few).toEqual(expect.arrayContaining(['/', '/resources/stories#enterprise']));
  expect(more).toContain('/solutions/startups');
  expect(most).toEqual(expect.arrayContaining(['/resources/stories', '/sign-up']));
  expect(most?.some((page) => page.startsWith('/solutions/'))).toBe(true);
});

test('§1 Uptime: 99.9% on most pages, 99.99% on the startup page', () => {
  const { '99.9%': most, '99.99%': startups, ...rest } = readings('uptime');
  expect(rest).toEqual({});
  expect(startups).toEqual(['/solutions/startups']);
  expect(most?.length).toBeGreaterThan(1);
});

test('§1 Users: 10K+ on the landing page, 50K+ on stories and sign-up', () => {
  expect(readings('users')).toEqual({ '10K+': ['/'], '50K+': ['/resources/stories', '/sign-up'] });
});

test('§1 The other claims have one reading, and pages that print it', () => {
  for (const [id, value] of Object.entries({
    trial: '14-day',
    trialDays: '14',
    setupHours: '48',
    firstSaleDays: '7',
    founded: '2023',
    activation: 'under 5 minutes',
    apiRequests: '50M+',
    businesses: '200+',
    marketSize: '$5B',
    marketGrowth: '40%',
    support: '24/7',
    infrastructureCost: 'zero',
    soc2: 'SOC 2 Type II',
    iso: 'ISO 27001',
    pci: 'PCI DSS',
    gdpr: 'GDPR',
    integrationWeeks: '2–4 weeks',
    priceNotice: '30 days',
  })) {
    expect
      .soft(readings(id), id)
      .toEqual({ [value]: expect.arrayContaining([expect.any(String)]) });
  }
});

test('§1 What has no figure is said in words', () => {
  const everything = everyPath.map((path) => textOf(bodyOf(path)).toLowerCase()).join('\n');
  for (const words of [
    'no credit card',
    'white label',
    'two-factor',
    'cloud hosting',
    'free trial',
  ])
    expect.soft(everything.includes(words), words).toBe(true);
});

test('§1 Claims stand in the register only: no other content file types them', () => {
  const figures = /\b(?:150|190)\+|99\.99?%|\b(?:10|50)K\+|\b50M\+|\$5B\b|SOC 2|ISO 27001|PCI DSS/g;
  const typed = Object.entries(readFiles('.'))
    .filter(([path]) => path.startsWith('content/') && !path.endsWith('/claims.yaml'))
    .flatMap(([path, text]) => (text.match(figures) ?? []).map((figure) => `${path}: ${figure}`));
  expect(typed).toEqual([]);
});

test('§1 Every page that a claim names prints it', () => {
  const printed = new Set<string>();
  parseContent(readFiles('.'), undefined, undefined, {
    use: (claim, page) => printed.add(`${claim} ${page}`),
  });
  const named = Object.entries(content.claims).flatMap(([id, { readings }]) =>
    readings.flatMap(({ pages }) => pages.map((page) => `${id} ${page}`)),
  );
  expect(named.filter((each) => !printed.has(each))).toEqual([]);
});

test('§9 White label is claimed from the first plan that includes it', () => {
  const { about, landing, travelAgencies, whiteLabel, startups, categories } = content;
  const said = (words: object) => JSON.stringify(words).toLowerCase();
  expect.soft(said(landing.features)).toContain('from the business plan up');
  for (const words of [about, travelAgencies.bands, whiteLabel.hero, startups.bands, categories])
    expect.soft(said(words)).toContain('from the professional plan up');
});

test('§9 The register holds every price, and no other', () => {
  expect(content.prices).toEqual({
    plans: {
      'landing-basic': { monthly: 499, yearly: 399 },
      'landing-business': { monthly: 999, yearly: 799 },
      'landing-enterprise': { monthly: 2499, yearly: 1999 },
      'pricing-starter': { monthly: 299, yearly: 239 },
      'pricing-professional': { monthly: 799, yearly: 639 },
    },
    items: {
      mobileAppMonthly: 499,
      premiumSupportMonthly: 299,
      customProviderYearly: 999,
      mobileAppSetup: 4999,
    },
  });
});
