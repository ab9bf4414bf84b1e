import { expect, it } from 'vitest';
import { asTyped } from '../../src/lib/text.ts';
import { documentOf } from '../support/built.ts';
import { bandsOf, everyPath } from '../support/pages.ts';

const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content'];

/** All that a page says: its title, its texts, and what is heard in place of pictures. */
function wordsOf(path: string): string {
  const document = documentOf(path);
  const body = document.body.cloneNode(true);
  for (const element of body.querySelectorAll('script, style')) element.remove();
  const heard = [...document.querySelectorAll('*')].flatMap((element) =>
    spoken.map((name) => element.getAttribute(name) ?? ''),
  );
  return [document.title, body.textContent, ...heard].join('\n');
}

/** As the content writes them, and as an editor may mistype them. */
const token = /\{\s*[a-z][\w.@ -]*\}/i;

it.each(['{brand.name}', '{ claim.countries }', '{claim.uptime@hero}', '{if scripts}', '{end }'])(
  'the check sees %s',
  (text) => expect(`By ${text}, today`).toMatch(token),
);

it.each(everyPath)('%s has no token left unfilled', (path) => {
  const words = wordsOf(path);
  expect(words).not.toMatch(token);
  expect(words).not.toMatch(/\b(undefined|NaN|lorem ipsum)\b|\[object/i);
});

it.each(everyPath)('%s: an address in the place of a form is a link', (path) => {
  for (const instead of documentOf(path).querySelectorAll('.without-script')) {
    const linked = [...instead.querySelectorAll('a[href^=mailto]')].map(({ textContent }) =>
      asTyped(textContent),
    );
    expect(asTyped(instead.textContent).match(/\S+@[\w.-]*\w/g) ?? []).toEqual(linked);
  }
});

it.each(everyPath)('%s: numbers, addresses and codes have no characters but their own', (path) => {
  const copied = [
    ...documentOf(path).querySelectorAll('a[href^="mailto:"], a[href^="tel:"], code'),
  ].map(({ textContent }) => textContent);
  expect(copied).toEqual(copied.map(asTyped));
});

it.each(everyPath)('%s: a telephone number is a link on one line', (path) => {
  const { body } = documentOf(path);
  const text = [...body.querySelectorAll('main p, main li, main dd')]
    .map(({ textContent }) => textContent)
    .join('\n');
  const links = [...body.querySelectorAll('main a[href^="tel:"]')];
  for (const link of links) expect(link.className).toContain('whitespace-nowrap');
  const numbers = links.map(({ textContent }) => textContent);
  for (const [number] of text.matchAll(/\+\d[\d() -]{6,20}\d/g)) expect(numbers).toContain(number);
});

it.each(bandsOf('text').filter(({ words }) => words.contents))(
  '$path: the contents name its headings',
  ({ path }) => {
    const document = documentOf(path);
    const links = [...document.querySelectorAll('.contents-list a')];
    const headings = [...document.querySelectorAll('.prose h2')];
    expect(links).not.toHaveLength(0);
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      headings.map(({ id, textContent }) => [`#${id}`, textContent]),
    );
  },
);
