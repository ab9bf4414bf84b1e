import { expect, it } from 'vitest';
import { shownName } from '../../src/lib/identity.ts';
import { attributes, documentOf } from '../support/built.ts';
import { content, everyPath, mainPaths } from '../support/pages.ts';

const { navigation, words, brand } = content;
const { groups, pricing, signIn, signUp, badges } = navigation;

type Item = (typeof groups)[number]['items'][number];
type Entry = readonly [href: string, text: string];

const entry = ({ label, href, badge }: Item): Entry => [href, label + (badge ? badges[badge] : '')];
const price: Entry[] = pricing ? [[pricing.href, pricing.label]] : [];
const inHeader = groups.map(({ items }) =>
  items.filter(({ footerOnly }) => !footerOnly).map(entry),
);

/** Links of a menu with all that stands beside them, in the order of the page. */
const entriesOf = (path: string, part: string) =>
  [...documentOf(path).querySelectorAll(`${part} li`)]
    .filter((item) => !item.querySelector('ul') && !item.querySelector('[hreflang]'))
    .map((item) => [item.querySelector('a')?.getAttribute('href'), item.textContent]);

const textsOf = (path: string, selector: string) =>
  [...documentOf(path).querySelectorAll(selector)].map(({ textContent }) => textContent);

it.each(mainPaths)('%s: header, drawer and footer hold every group and link in order', (path) => {
  expect.soft(entriesOf(path, 'header nav')).toEqual([...price, ...inHeader.flat(), ...price]);
  const priced = groups.find(({ id }) => id === 'resources') ?? groups[0];
  const inFooter = groups.flatMap((group) => [
    ...group.items.map(entry),
    ...(group === priced ? price : []),
  ]);
  expect.soft(entriesOf(path, 'footer nav')).toEqual(inFooter);
  const titles = groups.map(({ title }) => title);
  expect.soft(textsOf(path, 'header nav [data-dropdown]')).toEqual(titles);
  expect.soft(textsOf(path, 'header nav li > p')).toEqual(titles);
  expect.soft(textsOf(path, 'footer nav li > p')).toEqual(titles);
  for (const part of ['header', '#site-menu']) {
    const links = attributes(path, `${part} a`, 'href');
    const accounts = [signIn, signUp].flatMap((link) => link?.href ?? []);
    expect.soft(links, part).toEqual(expect.arrayContaining(accounts));
  }
  const networks = `footer ul[aria-label="${words.socials}"] a`;
  expect.soft(attributes(path, networks, 'href')).toEqual(brand.socials.map(({ href }) => href));
  for (const rel of attributes(path, networks, 'rel')) expect.soft(rel).toContain('noopener');
});

it.each(mainPaths)('%s is marked as the current page in every menu, and no other is', (path) => {
  for (const part of ['header', 'footer']) {
    const links = attributes(path, `${part} nav a:not([hreflang])`, 'href');
    const current = attributes(path, `${part} a[aria-current="page"]:not([hreflang])`, 'href');
    expect.soft(current, part).toEqual(links.filter((href) => href === path));
  }
});

it.each(mainPaths)('%s begins with the skip link', (path) => {
  const first = documentOf(path).body.querySelector('a, button, input, [tabindex]');
  expect(first?.getAttribute('href')).toBe('#content');
  expect(first?.textContent).toBe(words.skip);
});

it.each(everyPath.filter((path) => !mainPaths.includes(path)))(
  '%s stands outside the main frame',
  (path) => {
    expect(documentOf(path).querySelectorAll('nav, footer, #site-menu')).toHaveLength(0);
    const logo = documentOf(path).querySelector('header a');
    expect(logo?.getAttribute('href')).toBe('/');
    if (!brand.logo) expect(logo?.textContent).toBe(shownName(brand));
  },
);

it.each(everyPath)('%s has one main part, one first heading, and skips no level', (path) => {
  expect(documentOf(path).querySelectorAll('main')).toHaveLength(1);
  const levels = [...documentOf(path).querySelectorAll('h1, h2, h3, h4')].map(({ localName }) =>
    Number(localName.slice(1)),
  );
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1);
  expect(skipped).toEqual([]);
});
