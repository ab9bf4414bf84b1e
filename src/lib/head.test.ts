import { describe, expect, it } from 'vitest';
import { headOf, shareName } from './head.ts';

const english = { code: 'en', name: 'English', dir: 'ltr', prefix: '' } as const;
const arabic = { code: 'ar', name: 'العربية', dir: 'rtl', prefix: '/ar' } as const;

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

describe('headOf', () => {
  it('adds the brand to the title', () => {
    expect(headOf(input).title).toBe('Plans | Brand');
  });

  it('has an absolute canonical address and sharing image', () => {
    const head = headOf(input);
    expect(head.canonical).toBe('https://www.brand.example/pricing');
    expect(head.image).toBe('https://www.brand.example/share/pricing.png');
    expect(head.meta).toContainEqual({ property: 'og:url', content: head.canonical });
  });

  it('keeps what is no place out of search engines, without a canonical address', () => {
    const head = headOf({ ...input, isPlace: false });
    expect(head.canonical).toBeUndefined();
    expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(head.meta.some(({ property }) => property === 'og:url')).toBe(false);
  });

  it('names no other language where there is none', () => {
    expect(headOf(input).alternates).toEqual([]);
  });

  it('names every language the same way in all of them, with the default for any other', () => {
    const languages = [english, arabic];
    const [one, other] = languages.map((language) => headOf({ ...input, language, languages }));
    expect(one?.alternates).toEqual([
      { hrefLang: 'en', href: 'https://www.brand.example/pricing' },
      { hrefLang: 'ar', href: 'https://www.brand.example/ar/pricing' },
      { hrefLang: 'x-default', href: 'https://www.brand.example/pricing' },
    ]);
    expect(other?.alternates).toEqual(one?.alternates);
    expect(other?.canonical).toBe('https://www.brand.example/ar/pricing');
    expect(other?.image).toBe('https://www.brand.example/share/ar-pricing.png');
    expect(other?.meta).toContainEqual({ property: 'og:locale:alternate', content: 'en' });
  });
});

it.each([
  ['/', 'home'],
  ['/solutions/startups', 'solutions-startups'],
])('names the sharing image of %s %s', (path, name) => {
  expect(shareName(path)).toBe(name);
});
