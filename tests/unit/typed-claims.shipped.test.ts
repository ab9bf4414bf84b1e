import { expect, it } from 'vitest';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { mapTexts } from '../../src/lib/text.ts';

// What only this company could say of itself is in claims.yaml, where its owner confirms it. So no
// figure or certificate of that kind is typed into a page.

/** Registers that are confirmed as a whole, drawings that say that they are samples, and dates. */
const isElsewhere = (file: string) =>
  /\/(claims|prices|plans|drawings|redirects|planned|languages)\.yaml$/.test(file);

const patterns = {
  'at least so many': /\d[\d.,]*\s?[KMB]?\+(?!\d)/,
  'a share': /\d\s?%/,
  'thousands, millions': /\d[\d.,]*\s?[KMB](?![\w])/,
  'around the clock': /\b24\/7\b/,
  'a certificate':
    /\b(SOC\s?[123]|ISO\s?\/?\s?(IEC)?\s?\d{4,5}|PCI(\sDSS)?|HIPAA|FedRAMP|CSA STAR)\b/,
  'a year': /\b(19|20)\d\d\b/,
  'a term in words': /\b(one|two|three) (business|working) days?\b/,
  'a term': /\b\d+(–\d+)?[ -](minute|hour|day|week|month|year)s?\b/,
};

/** Facts of the world, and terms that stand in a contract and nowhere else. */
const allowed: [file: RegExp, text: RegExp][] = [
  // The interface between an operator and its SM-DP+.
  [/mobile-operators\.yaml$/, /\bES2\+/g],
  // The law on transfers of data has its year in its name.
  [/privacy-policy\.md$/, /Decision 2021\/914/g],
  // The terms of a contract: a lawyer reads them, and dates the text.
  [/\/legal\//, /\b\d+ (days|months|weeks)\b/g],
];

type Found = { file: string; what: string; text: string };

/** The file's data without entries that are marked as samples. */
function withoutSamples(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSamples);
  if (!data || typeof data !== 'object') return data;
  if ((data as { sample?: boolean }).sample) return {};
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => key !== 'updated' && key !== 'date')
      .map(([key, value]) => [key, withoutSamples(value)]),
  );
}

function typedIn(files: Record<string, string>): Found[] {
  return Object.entries(files)
    .filter(([file]) => file.startsWith('content/') && !isElsewhere(file))
    .flatMap(([file, source]) => {
      const found: Found[] = [];
      mapTexts(withoutSamples(readSource(file, source).data), (text) => {
        const bare = allowed
          .filter(([where]) => where.test(file))
          .reduce((rest, [, known]) => rest.replace(known, ''), text)
          .replace(/\{[^{}]*\}/g, '');
        for (const [what, pattern] of Object.entries(patterns)) {
          const [part] = pattern.exec(bare) ?? [];
          if (part) found.push({ file, what, text: part });
        }
        return text;
      });
      return found;
    });
}

it('no figure, certificate or term is typed into the shipped content', () => {
  expect(typedIn(readFiles('.'))).toEqual([]);
});

it.each([
  'Over 200+ businesses',
  '99.9% uptime',
  '50M+ requests',
  '10K users',
  'SOC 2 Type II',
  'ISO 27001 certified',
  'PCI DSS',
  'since 2019',
  'within 24 hours',
  'support 24/7',
  'within one business day',
])('finds “%s”', (text) => {
  expect(typedIn({ 'content/pages/own.yaml': `title: ${text}` })).not.toEqual([]);
});

it('the providers that are named are marked as samples, and named on no page besides', () => {
  const files = readFiles('.');
  const pages = Object.entries(files).filter(([file]) => file.startsWith('content/pages/'));
  const names: string[] = [];
  for (const [file, text] of pages) {
    const { bands = [] } = readSource(file, text).data as { bands?: Record<string, never>[] };
    for (const { providers } of bands as { providers?: { tiles: Record<string, unknown>[] } }[])
      for (const tile of providers?.tiles ?? []) {
        if (tile.status !== 'active') continue;
        expect.soft(tile.sample, `${file}: ${tile.name}`).toBe(true);
        names.push(String(tile.name));
      }
  }
  expect(names.length).toBeGreaterThan(3);
  for (const [file, text] of pages)
    mapTexts(withoutSamples(readSource(file, text).data), (value) => {
      for (const name of names) expect.soft(value, file).not.toContain(name);
      return value;
    });
});
