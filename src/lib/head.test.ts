import { describe, expect, it } from 'vitest';
import { headOf, shareName } from './head.ts';

const input = {
  path: '/pricing',
  title: 'Plans',
  description: 'What it costs.',
  brandName: 'Brand',
  domain: 'www.brand.example',
  locale: 'en-US',
  isPlace: true,
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
});

it.each([
  ['/', 'home'],
  ['/solutions/startups', 'solutions-startups'],
])('names the sharing image of %s %s', (path, name) => {
  expect(shareName(path)).toBe(name);
});
