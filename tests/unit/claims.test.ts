import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';

const content = readContent();

const readings = (id: string) =>
  Object.fromEntries(content.claims[id]?.readings.map(({ value, pages }) => [value, pages]) ?? []);

const everything = JSON.stringify({ ...content, claims: undefined });

describe('§1 Marketing claims: the register holds every claim with its readings', () => {
  it('countries: 150+, 190+ and 200+, each with its pages', () => {
    const { '150+': few, '190+': more, '200+': most, ...rest } = readings('countries');
    expect(rest).toEqual({});
    expect(few).toEqual(expect.arrayContaining(['/', '/resources/stories#enterprise']));
    expect(more).toContain('/solutions/startups');
    expect(most).toEqual(expect.arrayContaining(['/resources/stories', '/sign-up']));
    const solutions = (pages: string[] = []) =>
      pages.filter((page) => page.startsWith('/solutions/'));
    expect(solutions(more).length).toBeGreaterThan(0);
    expect(solutions(most).length).toBeGreaterThan(0);
  });

  it('uptime: 99.9% on most pages, 99.99% on the startup page', () => {
    const { '99.9%': most, '99.99%': startups, ...rest } = readings('uptime');
    expect(rest).toEqual({});
    expect(startups).toEqual(['/solutions/startups']);
    expect(most?.length).toBeGreaterThan(1);
  });

  it('users: 10K+ on the landing page, 50K+ on stories and sign-up', () => {
    expect(readings('users')).toEqual({
      '10K+': ['/'],
      '50K+': ['/resources/stories', '/sign-up'],
    });
  });

  it.each([
    ['trial', '14-day'],
    ['trialDays', '14'],
    ['setupHours', '48'],
    ['firstSaleDays', '7'],
    ['founded', '2023'],
    ['activation', 'under 5 minutes'],
    ['apiRequests', '50M+'],
    ['businesses', '200+'],
    ['marketSize', '$5B'],
    ['marketGrowth', '40%'],
    ['support', '24/7'],
    ['infrastructureCost', 'zero'],
    ['soc2', 'SOC 2 Type II'],
    ['iso', 'ISO 27001'],
    ['pci', 'PCI DSS'],
    ['gdpr', 'GDPR'],
    ['integrationWeeks', '2–4 weeks'],
    ['priceNotice', '30 days'],
  ])('%s: %s, on every page that prints it', (id, value) => {
    expect(Object.keys(readings(id))).toEqual([value]);
    expect(readings(id)[value]?.length).toBeGreaterThan(0);
  });

  it.each(['no credit card', 'white label', 'two-factor', 'cloud hosting', 'free trial'])(
    '“%s” is said on the site',
    (words) => {
      expect(everything.toLowerCase()).toContain(words);
    },
  );

  it('claims stand in the register only: no content file types them', async () => {
    const { readFiles } = await import('../../src/content/read-content.ts');
    const typed = Object.entries(readFiles('src'))
      .filter(([path]) => path.startsWith('content/') && !path.endsWith('/claims.yaml'))
      .flatMap(([path, text]) =>
        [
          /\b(150|190)\+/,
          /99\.99?%/,
          /\b(10|50)K\+/,
          /\b50M\+/,
          /\$5B\b/,
          /SOC 2/,
          /ISO 27001/,
          /PCI DSS/,
        ]
          .filter((claim) => claim.test(text))
          .map((claim) => `${path}: ${claim}`),
      );
    expect(typed).toEqual([]);
  });
});

describe('§9 Prices: the register holds every price', () => {
  it('plans of both pages', () => {
    expect(content.prices.plans).toEqual({
      'landing-basic': { monthly: 499, yearly: 399 },
      'landing-business': { monthly: 999, yearly: 799 },
      'landing-enterprise': { monthly: 2499, yearly: 1999 },
      'pricing-starter': { monthly: 299, yearly: 239 },
      'pricing-professional': { monthly: 799, yearly: 639 },
    });
  });

  it('add-ons, custom provider and the app', () => {
    expect(content.prices.items).toEqual({
      mobileAppMonthly: 499,
      premiumSupportMonthly: 299,
      customProviderYearly: 999,
      mobileAppSetup: 4999,
    });
  });
});
