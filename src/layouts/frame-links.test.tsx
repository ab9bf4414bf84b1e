// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readContent } from '../content/read-content.ts';
import type { Site } from '../schema/site.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const content = readContent();
const links = {
  pricing: { label: 'Prices', href: 'https://prices.test/' },
  signIn: { label: 'In', href: 'https://in.test/' },
  signUp: { label: 'Up', href: 'https://up.test/' },
};

function drawn(element: ReactElement): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(element);
  return box;
}

const siteWith = (shown: Partial<typeof links>, more: Partial<Site['words']> = {}): Site => {
  const { pricing: _, signIn: __, signUp: ___, ...menu } = content.navigation;
  return {
    ...content,
    navigation: { ...menu, ...shown },
    words: { ...content.words, ...more },
  };
};

const { pricing, signIn, signUp } = links;

it.each([{}, { signIn }, { signUp }, { pricing }, { signIn, signUp }, { pricing, signIn, signUp }])(
  'header, drawer and footer have these links and no empty place: %j',
  (shown) => {
    const header = drawn(<SiteHeader site={siteWith(shown)} path="/" />);
    const footer = drawn(<SiteFooter site={siteWith(shown)} path="/" />);
    for (const [name, { label, href }] of Object.entries(links)) {
      const count = name in shown ? 1 : 0;
      const found = (box: Element, part = '') =>
        [...box.querySelectorAll(`${part} a[href="${href}"]`)].map((link) => link.textContent);
      expect.soft(found(header, '.in-drawer'), name).toEqual(Array(count).fill(label));
      expect.soft(found(header), name).toEqual(Array(2 * count).fill(label));
      const inFooter = name === 'pricing' ? count : 0;
      expect.soft(found(footer), name).toEqual(Array(inFooter).fill(label));
    }
    const empty = [...header.querySelectorAll('li, .in-drawer > div')].filter(
      ({ children }) => children.length === 0,
    );
    expect(empty).toEqual([]);
  },
);

it('the copyright line has a year where the words say so, and none where they do not', () => {
  const year = String(new Date().getFullYear());
  const line = (copyright: string) =>
    drawn(<SiteFooter site={siteWith({}, { copyright })} path="/" />).querySelector('footer > p')
      ?.textContent;
  expect(line('© {year} Mine.')).toMatch(/^© \S+ Mine\.$/);
  expect(line('All rights reserved.')).toBe('All rights reserved.');
  expect(line('All rights reserved.')).not.toContain(year);
});
