import { expect, test } from '@playwright/test';
import { documentOf } from './built.ts';
import { content, everyPath } from './pages.ts';

const { brand } = content;
const origin = `https://${brand.domain}`;

const dataOf = (path: string): Record<string, unknown>[] =>
  [...documentOf(path).querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );

test('the landing page describes the site, with a search that exists', () => {
  expect(dataOf('/')).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/faq?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  ]);
});

test('the enterprise page describes a product for an enterprise audience', () => {
  expect(dataOf('/solutions/enterprises')).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Product',
      url: expect.stringMatching(/\/solutions\/enterprises$/),
      audience: {
        '@type': 'BusinessAudience',
        audienceType: expect.stringMatching(/enterprise/i),
      },
    }),
  ]);
});

test('the analytics page describes a product', () => {
  expect(dataOf('/features/analytics')).toEqual([
    expect.objectContaining({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
      brand: { '@type': 'Brand', name: brand.name },
      url: `${origin}/features/analytics`,
    }),
  ]);
});

test('structured data is valid and speaks of this site wherever it stands', () => {
  for (const path of everyPath) {
    for (const data of dataOf(path)) {
      expect.soft(data['@context'], path).toBe('https://schema.org');
      expect.soft(String(data.url).startsWith(`${origin}/`), path).toBe(true);
    }
  }
});
