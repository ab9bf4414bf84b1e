import { localFigure } from '../lib/numbers.ts';
import type { Language } from '../lib/paths.ts';
import { asTyped, keepUnits } from '../lib/text.ts';
import { wordsIn } from '../lib/tokenize.ts';
import type { Phrases } from '../schema/languages.ts';
import { fillAmounts, type Registers } from './tokens.ts';

/**
 * Translates the texts of brand files and claims.yaml. They are written once, in the default language, and
 * are the keys of their translations. So if a claim changes, its translation is reported as
 * missing.
 */
export function translator(
  { code }: Language,
  phrases: Phrases,
  reportMissing: (phrase: string) => void,
) {
  // Translators may type an ordinary space where the original has a no-break space.
  const phraseOf = new Map(Object.entries(phrases).map(([key, phrase]) => [asTyped(key), phrase]));
  return (value: string) => {
    if (wordsIn(value).length === 0) return value;
    if (!/\p{L}/u.test(value)) return localFigure(value, code);
    const phrase = phraseOf.get(asTyped(value));
    if (phrase === undefined) reportMissing(value);
    return phrase ?? value;
  };
}

const mapValues = <Value, Result>(values: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));

/** The registers in the words of a language, with amounts as the brand writes them. */
export function registersIn(
  registers: Registers,
  { code, prefix }: Language,
  translate: (value: string) => string,
): Registers {
  const { brand, claims, prices } = registers;
  const { inks, hours, share, locale } = brand;
  const named = {
    ...brand,
    locale: prefix ? code : locale,
    tagline: translate(brand.tagline),
    jurisdiction: translate(brand.jurisdiction),
    hours: { ...hours, text: translate(hours.text) },
    scripts: brand.scripts.map((script) => ({ ...script, purpose: translate(script.purpose) })),
    inks: mapValues(inks, (ink) => ({
      ...ink,
      ...(ink.name && { name: translate(ink.name) }),
    })) as typeof inks,
    ...(share && { share: { ...share, alt: translate(share.alt) } }),
  };
  const say = (value: string) => fillAmounts(translate(value), named);
  return {
    brand: named,
    claims: mapValues(claims, ({ value, also, ...claim }) => ({
      ...claim,
      value: say(value),
      ...(also && { also: mapValues(also, say) }),
    })),
    prices: {
      ...prices,
      taxNote: prices.taxNote && keepUnits(translate(prices.taxNote), code),
    },
  };
}
