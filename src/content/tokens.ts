import { domainToUnicode } from 'node:url';
import { toHex } from '../lib/color.ts';
import { month } from '../lib/dates.ts';
import { type Embed, servicesOf } from '../lib/embeds.ts';
import { currencyName, exactMoney, money, shortMoney } from '../lib/money.ts';
import { addressLine } from '../lib/office.ts';
import type { Language } from '../lib/paths.ts';
import { sampleAmount } from '../lib/sample-amounts.ts';
import type { Brand } from './schema/brand.ts';
import { askedScripts } from './schema/outside-scripts.ts';
import type { Claims, Prices } from './schema/registers.ts';

/** Words in braces that stand for nothing. */
export class UnknownToken extends Error {
  readonly token: string;

  constructor(token: string, message = 'is not known') {
    super(`${token} ${message}`);
    this.token = token;
  }
}

export type Registers = { brand: Brand; claims: Claims; prices: Prices };

/** What tokens stand for. */
export type Facts = Registers & {
  language: Pick<Language, 'dir'>;
  /** The names that {if …} can use, and whether each is true. */
  conditions: Record<string, boolean>;
  /** What the site shows of other services. */
  embeds: readonly Embed[];
};

const scales: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };

/** An amount in the brand's currency: 2400, 11.00 or, in short, 5B. */
function amount(key: string, brand: Brand, sized = (written: number) => written) {
  const [, digits, decimals, letter] = /^(\d+(?:\.(\d+))?)([KMB]?)$/.exec(key) ?? [];
  if (!digits) return undefined;
  const value = sized(Number(digits) * (scales[letter ?? ''] ?? 1));
  if (letter) return shortMoney(value, brand);
  if (decimals === undefined) return money(value, brand);
  return decimals.length === 2 || decimals.length === 3 ? exactMoney(value, brand) : undefined;
}

const amounts: Record<string, (key: string, brand: Brand) => string | undefined> = {
  money: amount,
  // Written in dollars, and printed at the size that amounts have in the brand's currency.
  sample: (key, brand) => amount(key, brand, (value) => sampleAmount(value, brand.currency)),
};

/** A text with amounts as the brand writes them: {money.5B} is $5B. */
export const fillAmounts = (text: string, brand: Brand) =>
  text.replace(/\{(\w+)\.([\w.]+)\}/g, (whole, kind, key) => amounts[kind]?.(key, brand) ?? whole);

const brandTokens = (brand: Brand): Record<string, string> => ({
  name: brand.name,
  legalName: brand.legalName,
  tagline: brand.tagline,
  domain: domainToUnicode(brand.domain),
  email: brand.email,
  phone: brand.phone,
  jurisdiction: brand.jurisdiction,
  currency: currencyName(brand),
  hours: brand.hours.text,
  formService: brand.forms.startsWith('https:') ? new URL(brand.forms).host : '',
  address: addressLine(brand.address),
});

const scriptTokens = (brand: Brand): Record<string, string> => ({
  list: brand.scripts
    .map(({ name, src, purpose }) => `- **${name}** (${new URL(src).host}): ${purpose}`)
    .join('\n'),
  asked: new Intl.ListFormat(brand.locale).format(
    askedScripts(brand).map(({ name, purpose }) => `${name} (${purpose})`),
  ),
});

/** The name of what a claim prints: users@most, or users where nothing is said of “most”. */
export function readingOf(key: string, claims: Claims): string {
  const [id = '', name = ''] = key.split('@');
  return claims[id]?.also?.[name] === undefined ? id : key;
}

/** What a key stands for, by the word before it: {brand.name}. */
const kinds: Record<string, (key: string, facts: Facts) => string | undefined> = {
  ...Object.fromEntries(
    Object.entries(amounts).map(([kind, fill]) => [
      kind,
      (key: string, { brand }: Facts) => fill(key, brand),
    ]),
  ),
  brand(key, { brand, language }) {
    const value = brandTokens(brand)[key];
    // In a text from right to left, Latin names keep their own order.
    return value && language.dir === 'rtl' ? `\u2068${value}\u2069` : value;
  },
  claim(key, { claims }) {
    const [id = '', name = ''] = key.split('@');
    const claim = claims[id];
    if (!claim) throw new UnknownToken(`{claim.${key}}`, 'is not in claims.yaml');
    return claim.also?.[name] ?? claim.value;
  },
  price(key, { prices, brand }) {
    const price = prices.items[key];
    if (price !== undefined) return money(price, brand);
    return key === 'taxNote' ? prices.taxNote : undefined;
  },
  month: (key, { brand }) =>
    /^\d{4}-(0[1-9]|1[0-2])$/.test(key) ? month(key, brand.locale) : undefined,
  ink(key, { brand }) {
    const ink = brand.inks[key as keyof Brand['inks']];
    return ink && (ink.name ?? toHex(ink.light));
  },
  scripts: (key, { brand }) => scriptTokens(brand)[key],
  embeds: (key, { brand, embeds }) =>
    key === 'list' ? new Intl.ListFormat(brand.locale).format(servicesOf(embeds)) : undefined,
};

/** Tokens for the page or the island to fill in later. */
const later = new Set(
  'count query provider n total amount percent prices period author minutes plan year host service example most found'.split(
    ' ',
  ),
);

/** An {if} without another {if} inside: nested ones are resolved from the inside out. */
const choice = /\{if (\w+)\}((?:(?!\{if )[\s\S])*?)\{end\}/g;

/** Chooses words by a condition: {if scripts}these{else}those{end}. */
function choose(value: string, conditions: Facts['conditions']): string {
  const chosen = value.replace(choice, (_, name: string, words: string) => {
    const holds = conditions[name];
    if (holds === undefined) throw new UnknownToken(`{if ${name}}`);
    const [then = '', otherwise = ''] = words.split('{else}');
    return holds ? then : otherwise;
  });
  return chosen === value ? value : choose(chosen, conditions);
}

/** Almost a token: with spaces in it, or half of a pair. */
const nearly = new RegExp(
  `\\{\\s*(?:${['if', 'else', 'end', ...Object.keys(kinds)].join('|')})\\b[\\w\\s.@-]*\\}`,
);

function refuseNearly(text: string) {
  const [words] = nearly.exec(text) ?? [];
  if (!words) return;
  const token = words.replaceAll(/\s+/g, ' ').replace('{ ', '{').replace(' }', '}');
  throw new UnknownToken(
    words,
    token === words ? 'is half of {if …}words{end}' : `must be written ${token}, without spaces`,
  );
}

const token = /\\\{|\{([a-zA-Z]+)(?:\.([\w@.-]+))?\}(\.?)/g;

/**
 * Replaces each {token} by what it stands for. Throws if a token is not known. A brace after a
 * backslash is a brace.
 */
export function fillTokens(text: string, facts: Facts): string {
  const chosen = choose(text, facts.conditions);
  refuseNearly(chosen.replaceAll(token, ''));
  return chosen.replace(
    token,
    (whole, kind: string | undefined, key: string | undefined, stop: string) => {
      if (kind === undefined) return '{';
      if (key === undefined && later.has(kind)) return whole;
      const value = key && kinds[kind]?.(key, facts);
      if (value === undefined || key === undefined)
        throw new UnknownToken(whole.slice(0, whole.lastIndexOf('}') + 1));
      // “Inc.” also ends the sentence, and so does د.ك. with a mark of direction after it.
      return /\.\p{Cf}*$/u.test(value) ? value : value + stop;
    },
  );
}
