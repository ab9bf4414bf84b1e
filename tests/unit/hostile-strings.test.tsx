// @vitest-environment happy-dom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RichLine, RichText } from '../../src/components/rich-text.tsx';
import { logValues } from '../../src/islands/log-values.ts';
import { fill } from '../../src/lib/fill.ts';
import { inkDeclarations, inkFromHex } from '../../src/lib/ink.ts';
import { matchesQuery } from '../../src/lib/matches-query.ts';
import { slugify } from '../../src/lib/slugify.ts';
import { longestName, readTrial, writeTrial } from '../../src/lib/trial.ts';
import { hostile } from '../security/hostile-strings.ts';

const inks = ['agencies', 'operators', 'enterprises', 'startups'];
const runs = { numRuns: 2000, seed: 20_261_115 };

/** Every element and attribute that text may become. */
const tags = /^(P|UL|OL|LI|STRONG|EM|CODE|A|BR|DIV|TABLE|THEAD|TBODY|TR|TH|TD|H[1-6])$/;
const attributes = /^(href|id|class|role|tabindex|aria-label|scope)$/;

function unexpectedIn(markup: string): string[] {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return [...box.querySelectorAll('*')].flatMap((element) => [
    ...(tags.test(element.tagName) ? [] : [element.tagName]),
    ...element.getAttributeNames().filter((name) => !attributes.test(name)),
    ...(/^\s*(javascript|data|vbscript):(?!throw new Error)/i.test(
      element.getAttribute('href') ?? '',
    )
      ? ['an address that runs']
      : []),
  ]);
}

it('a trial read from anything has a clean name and a known ink', () => {
  fc.assert(
    fc.property(hostile, hostile, (name, ink) => {
      for (const source of [name, `?${name}`, String(new URLSearchParams({ brand: name, ink }))]) {
        const trial = readTrial(source, inks);
        expect([...trial.name].length).toBeLessThanOrEqual(longestName);
        expect(trial.name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(
          trial.ink === '' || inks.includes(trial.ink) || /^#[0-9a-f]{6}$/.test(trial.ink),
        ).toBe(true);
        expect(readTrial(writeTrial(trial), inks)).toEqual(trial);
      }
    }),
    runs,
  );
});

it('any color becomes declarations, and nothing that could close them', () => {
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, (color) => {
      expect(inkDeclarations(inkFromHex(color))).toMatch(
        /^(--[\w-]+:light-dark\((oklch\([\d. %-]+\),?){2}\);?){3}$/,
      );
    }),
    { ...runs, numRuns: 500 },
  );
});

it('text becomes no element and no attribute beyond those of the site, or stops the build', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const Kind of [RichText, RichLine]) {
        let markup = '';
        try {
          markup = renderToStaticMarkup(<Kind text={text} />);
        } catch (error) {
          expect((error as Error).message).toMatch(/has no form on this site/);
        }
        expect(unexpectedIn(markup)).toEqual([]);
      }
    }),
    runs,
  );
});

it('a value put into a text stays as it is', () => {
  fc.assert(
    fc.property(hostile, (query) => {
      expect(fill('{count} answers for “{query}”', { count: 2, query })).toBe(
        `2 answers for “${query}”`,
      );
    }),
    runs,
  );
});

it('a search never throws, and finds what holds the very words', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, query) => {
      expect(typeof matchesQuery(text, query)).toBe('boolean');
      expect(matchesQuery(`${text} ${query.trim()}`, query.trim())).toBe(true);
    }),
    runs,
  );
});

it('a slug is an identifier, whatever it is made from', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(slugify(text)).toMatch(/^[\p{L}\p{N}-]*$/u);
    }),
    runs,
  );
});

it('what is logged is a value, never a format, and no password', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  fc.assert(
    fc.property(hostile, hostile, (email, password) => {
      logValues('Sign in', { email, password, confirmPassword: password });
      expect(log).toHaveBeenLastCalledWith('Sign in', {
        email,
        password: '[redacted]',
        confirmPassword: '[redacted]',
      });
    }),
    { ...runs, numRuns: 1000 },
  );
});
