import { figure } from '../lib/figure.ts';
import { type Language, localPath } from '../lib/language.ts';
import type { Phrases } from './schemas/languages.ts';
import type { Registers } from './tokens.ts';

const hasWords = (value: string) => /\p{L}/u.test(value);

/**
 * The registers as another language prints them. Brand files and claims.yaml are written once, in the
 * default language; what they say in words is looked up by those very words, so that a claim that
 * changes cannot stay behind in a translation: it is reported as missing.
 */
export function registersIn(
  { brand, claims, prices }: Registers,
  { code }: Language,
  phrases: Phrases,
  reportMissing: (phrase: string) => void,
): Registers {
  const say = (value: string) => {
    if (!hasWords(value)) return figure(value, code);
    if (!(value in phrases)) reportMissing(value);
    return phrases[value] ?? value;
  };
  const { tagline, jurisdiction, hours } = brand;
  return {
    brand: {
      ...brand,
      locale: code,
      tagline: say(tagline),
      jurisdiction: say(jurisdiction),
      hours: { ...hours, text: say(hours.text) },
    },
    claims: Object.fromEntries(
      Object.entries(claims).map(([id, claim]) => {
        const readings = claim.readings.map((reading) => ({
          ...reading,
          value: say(reading.value),
        }));
        return [id, { ...claim, readings }];
      }),
    ),
    prices,
  };
}

/** The same data with every link to a page of the site leading to that page in the language. */
export function linksIn<Data>(data: Data, language: Language, key?: string): Data {
  const local = (path: string) => localPath(path, language);
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (key === 'href') return value.startsWith('/') ? local(value) : value;
      return value.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => `](${local(path)})`);
    }
    if (Array.isArray(value)) return value.map((item) => linksIn(item, language, key));
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, linksIn(item, language, name)]),
    );
  };
  return language.prefix ? (change(data) as Data) : data;
}
