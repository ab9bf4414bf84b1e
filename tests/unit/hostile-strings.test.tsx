// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RichLine, RichText } from '../../src/components/rich-text.tsx';
import { logValues } from '../../src/islands/log-values.ts';
import {
  inkDeclarations,
  inkFromHex,
  longestName,
  readTriedInk,
  writeTriedInk,
} from '../../src/lib/ink.ts';
import { fill, matchesQuery, slugify } from '../../src/lib/text.ts';
import { hostile } from '../security/hostile-strings.ts';

const inks = ['agencies', 'operators', 'enterprises', 'startups'];

/** Holds for any two hostile strings. */
const holds = (check: (one: string, other: string) => void) =>
  fc.assert(fc.property(hostile, hostile, check), { numRuns: 2000, seed: 20_261_115 });

/** Every element and attribute that text may become. */
const tags =
  /^(P|UL|OL|LI|INPUT|STRONG|EM|DEL|CODE|PRE|BLOCKQUOTE|HR|SUP|SECTION|A|BR|DIV|TABLE|THEAD|TBODY|TR|TH|TD|H[1-6])$/;
const attributes =
  /^(href|title|id|class|role|tabindex|aria-label|scope|start|type|disabled|checked)$/;
const running = /^\s*(javascript|data|vbscript):(?!throw new Error)/i;

function unexpectedIn(markup: string): string[] {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return [...box.querySelectorAll('*')].flatMap((element) => [
    ...[element.tagName].filter((name) => !tags.test(name)),
    ...element.getAttributeNames().filter((name) => !attributes.test(name)),
    ...[element.getAttribute('href') ?? ''].filter((href) => running.test(href)),
  ]);
}

it('a tried ink read from anything has a clean name and a known ink', () => {
  holds((name, ink) => {
    for (const source of [name, `?${name}`, String(new URLSearchParams({ brand: name, ink }))]) {
      const tried = readTriedInk(source, inks);
      expect([...tried.name].length).toBeLessThanOrEqual(longestName);
      expect(tried.name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(['', ...inks].includes(tried.ink) || /^#[0-9a-f]{6}$/.test(tried.ink)).toBe(true);
      expect(readTriedInk(writeTriedInk(tried), inks)).toEqual(tried);
    }
  });
});

it('any color becomes declarations, and nothing that could close them', () => {
  const value = fc.integer({ min: 0, max: 0xffffff });
  const rules = /^(--[\w-]+:light-dark\((oklch\([\d. %-]+\),?){2}\);?){3}$/;
  const check = (color: number) =>
    expect(inkDeclarations(inkFromHex(`#${color.toString(16).padStart(6, '0')}`))).toMatch(rules);
  fc.assert(
    fc.property(value, (color) => void check(color)),
    { numRuns: 500 },
  );
});

it('text becomes no element and no attribute beyond those of the site', { timeout: 60_000 }, () => {
  holds((text) => {
    for (const Kind of [RichText, RichLine])
      expect(unexpectedIn(renderToStaticMarkup(<Kind text={text} />))).toEqual([]);
  });
});

it('a value put into a text stays as it is', () => {
  holds((query) => {
    expect(fill('{count} for “{query}”', { count: 2, query })).toBe(`2 for “${query}”`);
  });
});

it('a search never throws, and finds what has the very words', () => {
  holds((text, query) => {
    expect(typeof matchesQuery(text, query)).toBe('boolean');
    expect(matchesQuery(`${text} ${query.trim()}`, query.trim())).toBe(true);
  });
});

it('a slug is an identifier, whatever it is made from', () => {
  holds((text) => {
    expect(slugify(text)).toMatch(/^[\p{L}\p{N}-]*$/u);
  });
});

it('what is logged is a value, never a format, and no password', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const redacted = { password: '[redacted]', confirmPassword: '[redacted]' };
  holds((email, password) => {
    logValues('Sign in', { email, password, confirmPassword: password });
    expect(log).toHaveBeenLastCalledWith('Sign in', { email, ...redacted });
  });
});
