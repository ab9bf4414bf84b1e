import { expect, it } from 'vitest';
import { headOf, shareName } from './head.ts';
import type { Language } from './paths.ts';

const english: Language = {
  code: 'en',
  name: 'English',
  dir: 'ltr',
  prefix: '',
  paths: ['/pricing'],
};
const arabic: Language = {
  code: 'ar',
  name: 'العربية',
  dir: 'rtl',
  prefix: '/ar',
  paths: ['/pricing'],
};
const site = 'https://www.brand.example';

const input = {
  path: '/pricing',
  title: 'Plans',
  description: 'What it costs.',
  brandName: 'Brand',
  domain: 'www.brand.example',
  locale: 'en-US',
  isPlace: true,
  language: english,
  languages: [english],
};

it('lists the same hreflang links in every language, with the default language as x-default', () => {
  const languages = [english, arabic];
  const [one, other] = languages.map((language) => headOf({ ...input, language, languages }));
  expect(one?.alternates).toEqual([
    { hrefLang: 'en', href: `${site}/pricing` },
    { hrefLang: 'ar', href: `${site}/ar/pricing` },
    { hrefLang: 'x-default', href: `${site}/pricing` },
  ]);
  expect(other).toMatchObject({
    alternates: one?.alternates,
    canonical: `${site}/ar/pricing`,
    image: `${site}/share/ar-pricing.png`,
  });
  expect(other?.meta).toContainEqual({ property: 'og:locale:alternate', content: 'en' });
});

it.each([
  ['/', 'home'],
  ['/solutions/startups', 'solutions-startups'],
])('names the sharing image of %s %s', (path, name) => {
  expect(shareName(path)).toBe(name);
});
