import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { attributes, documentOf, fileOf } from '../support/built.ts';
import { content, everyPath } from '../support/pages.ts';

const { brand } = content;
const here = 'https://here.example';

const isFile = (address: string) =>
  statSync(`dist${address}`, { throwIfNoEntry: false })?.isFile() ?? false;

/** Addresses as they are written, and as a browser reads them. */
const linksOf = (path: string) =>
  attributes(path, 'a, area, link:not([rel="canonical"], [hreflang])', 'href').map((href) => ({
    href,
    url: new URL(href, here + path),
  }));

/** Whether there is a page, or a file, and the place in it that the link names. */
function leadsSomewhere({ pathname, hash }: URL, from: string): boolean {
  // The page for unknown addresses has an address that no file has.
  const led = [...content.planned, ...content.redirects.map((redirect) => redirect.from)];
  if (pathname !== from && led.includes(pathname)) return true;
  if (pathname !== from && !isFile(fileOf(pathname))) return isFile(pathname);
  return (
    hash === '' || documentOf(pathname).getElementById(decodeURIComponent(hash.slice(1))) !== null
  );
}

it.each(everyPath)('%s: every link leads somewhere', (path) => {
  const inside = linksOf(path).filter(({ url }) => url.origin === here);
  const lost = inside.filter(({ href, url }) => !/^[/#]/.test(href) || !leadsSomewhere(url, path));
  expect(lost.map(({ href }) => href)).toEqual([]);
});

/** Links that lead outside, as content and brand have them. */
const written = [
  ...(JSON.stringify(content).match(/(?:https:\/\/|mailto:|tel:)[^\s")\\]+/g) ?? []),
  // A bare address in a text is a link, too.
  ...(JSON.stringify(content).match(/(?<![\w./])www\.[\w.-]*\w/g) ?? []).map(
    (host) => `https://${host}`,
  ),
];

it.each(everyPath)('%s: links outside are those of the content and the brand', (path) => {
  const allowed = new Set([
    ...written.map((href) => new URL(href).href),
    `mailto:${brand.email}`,
    `tel:${brand.phone.replace(/[^+\d]/g, '')}`,
  ]);
  const outside = linksOf(path).filter(({ url }) => url.origin !== here);
  expect(outside.map(({ url }) => url.href).filter((href) => !allowed.has(href))).toEqual([]);
});

it.each(everyPath)('%s: every link and button has a name, and no button is silent', (path) => {
  const document = documentOf(path);
  const controls = [...document.querySelectorAll('a, button')];
  const nameless = controls.filter(
    (control) => !(control.getAttribute('aria-label') ?? control.textContent).trim(),
  );
  expect.soft(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
  // A button answers by itself (popover), belongs to an island, or is one of these, which plain
  // scripts listen to (src/scripts/theme.ts, src/scripts/ink.ts and src/scripts/embeds.ts).
  const ofTheFrame =
    '[data-theme-toggle], [data-ink-form] button, [data-embed]:has(template) [data-embed-load]';
  const silent = [...document.querySelectorAll('button')].filter((button) => {
    const target = button.getAttribute('popovertarget');
    if (target) return document.getElementById(target) === null;
    return !button.closest('astro-island') && !button.matches(ofTheFrame);
  });
  expect(silent.map(({ outerHTML }) => outerHTML)).toEqual([]);
});

it.each(everyPath)('%s: ids are unique, and what refers to one finds it', (path) => {
  const ids = attributes(path, '[id]', 'id');
  expect.soft(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const references = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for'].flatMap(
    (name) => attributes(path, `[${name}]`, name).flatMap((value) => value.split(' ')),
  );
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});
