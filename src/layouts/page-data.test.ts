import { expect, it } from 'vitest';
import { readContent } from '../content/read-content.ts';
import type { PageFacts } from '../schema/site.ts';
import { pageData } from './page-data.ts';

const site = readContent();
const page: PageFacts = {
  address: '/own',
  meta: { title: 'Own', description: 'A page of our own.', updated: '2026-11-16' },
  frame: 'main',
  listed: true,
  activity: false,
  bands: [{ band: 'head' }],
};
const product = { name: 'The Thing', audience: 'Airlines' };
const kinds = (facts: Partial<PageFacts>) =>
  pageData(site, { ...page, ...facts }).map((thing) => (thing as { '@type': string })['@type']);

it('a page without anything of its own has none', () => {
  expect(kinds({})).toEqual([]);
});

it('product and audience are told on any page, the home page and that of the office included', () => {
  expect(kinds({ address: '/', product })).toEqual(['WebSite', 'Product']);
  expect(kinds({ product, bands: [{ band: 'contact' }] })).toEqual(['Product', 'ContactPage']);
  expect(pageData(site, { ...page, product })).toMatchObject([
    { name: 'The Thing', audience: { '@type': 'BusinessAudience', audienceType: 'Airlines' } },
  ]);
});
