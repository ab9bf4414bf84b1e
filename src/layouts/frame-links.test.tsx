// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const content = readContent();
const { pricing: _, signIn: __, signUp: ___, ...menu } = content.navigation;

function drawn(element: ReactElement): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(element);
  return box;
}

it.each([
  ['pricing', 1],
  ['signIn', 0],
  ['signUp', 0],
])('leaves no empty element if an owner removes all links except %s', (name, inFooter) => {
  const link = { label: 'Mine', href: 'https://mine.test/' };
  const site = { ...content, navigation: { ...menu, [name]: link } };
  const header = drawn(<SiteHeader site={site} path="/" />);
  const count = (box: Element) => box.querySelectorAll(`a[href="${link.href}"]`).length;
  // One for the row, one for the drawer.
  expect(count(header)).toBe(2);
  expect(count(drawn(<SiteFooter site={site} path="/" />))).toBe(inFooter);
  const places = [...header.querySelectorAll('li, .in-drawer > div')];
  expect(places.filter(({ children }) => children.length === 0)).toEqual([]);
});

it('prints no year in the copyright line if the content has no {year}', () => {
  const words = { ...content.words, copyright: 'All rights reserved.' };
  const footer = drawn(<SiteFooter site={{ ...content, words }} path="/" />);
  expect(footer.querySelector('footer > p')?.textContent).toBe('All rights reserved.');
});
