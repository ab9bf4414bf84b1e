import { localFigure } from '../lib/numbers.ts';
import { type Language, localPath, pathOf } from '../lib/paths.ts';
import { asTyped, mapTexts } from '../lib/text.ts';
import { pathFrom } from './checks/redirects.ts';
import type { Phrases } from './schema/languages.ts';
import type { Registers } from './tokens.ts';

const hasWords = (value: string) => /\p{L}/u.test(value);

/**
 * The registers in another language. Brand files and claims.yaml are written once, in the default
 * language, and their words are the keys of the translations. So if a claim changes, its translation
 * is reported as missing.
 */
export function registersIn(
  { brand, claims, prices }: Registers,
  { code }: Language,
  phrases: Phrases,
  reportMissing: (phrase: string) => void,
): Registers {
  // Whoever translates may type a space where the original has one that keeps a figure together.
  const said = new Map(Object.entries(phrases).map(([key, phrase]) => [asTyped(key), phrase]));
  const translate = (value: string) => {
    if (/^\{(money|sample)\.[^}]*\}$/.test(value)) return value;
    if (!hasWords(value)) return localFigure(value, code);
    const phrase = said.get(asTyped(value));
    if (phrase === undefined) reportMissing(value);
    return phrase ?? value;
  };
  const { tagline, jurisdiction, hours, share, scripts, inks } = brand;
  const named = Object.entries(inks).map(([id, ink]) => [
    id,
    { ...ink, ...(ink.name && { name: translate(ink.name) }) },
  ]);
  const translated = Object.entries(claims).map(([id, claim]) => {
    const readings = claim.readings.map((each) => ({ ...each, value: translate(each.value) }));
    return [id, { ...claim, readings }];
  });
  return {
    brand: {
      ...brand,
      locale: code,
      tagline: translate(tagline),
      jurisdiction: translate(jurisdiction),
      hours: { ...hours, text: translate(hours.text) },
      scripts: scripts.map((script) => ({ ...script, purpose: translate(script.purpose) })),
      inks: Object.fromEntries(named) as typeof inks,
      ...(share && { share: { ...share, alt: translate(share.alt) } }),
    },
    claims: Object.fromEntries(translated),
    prices: { ...prices, taxNote: prices.taxNote && translate(prices.taxNote) },
  };
}

/** [words](/address), with or without a title, and [name]: /address. */
export const linkInText = /(\]\(<?|^ {0,3}\[[^\]\n]+\]: *<?)(\/[^)>\s]*)/gm;

/**
 * A copy of the data whose links lead to where a redirect would, with no extra hop, and to pages in
 * this language, where it has them.
 */
export function linksIn<Data>(
  data: Data,
  language: Language,
  targets: ReadonlyMap<string, string>,
): Data {
  if (!language.prefix && targets.size === 0) return data;
  const local = (href: string) => {
    const to = pathFrom(href, targets).at(-1) ?? href;
    return language.paths.includes(pathOf(to)) ? localPath(to, language) : to;
  };
  return mapTexts(data, (text, path) => {
    if (path.at(-1) === 'href') return text.startsWith('/') ? local(text) : text;
    return text.replace(linkInText, (_, before: string, href: string) => before + local(href));
  });
}
