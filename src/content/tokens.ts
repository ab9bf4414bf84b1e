import { domainToUnicode } from 'node:url';
import { toHex } from '../lib/color.ts';
import { month } from '../lib/dates.ts';
import { type Embed, servicesOf } from '../lib/embeds.ts';
import { addressLine, askedScripts } from '../lib/identity.ts';
import { currencyName, exactMoney, money, shortMoney } from '../lib/money.ts';
import type { Language } from '../lib/paths.ts';
import { sampleAmount } from '../lib/sample-amounts.ts';
import type { Brand } from './schema/brand.ts';
import type { Claims, Prices } from './schema/registers.ts';

/** Tokens for the page or the island to fill in later. */
const runtime = new Set(
  'count query provider n total amount percent prices period author minutes plan year host service example most found'.split(
    ' ',
  ),
);

/** Words in braces that stand for nothing. */
export class UnknownToken extends Error {
  readonly token: string;

  constructor(token: string, message = 'is not known') {
    super(`${token} ${message}`);
    this.token = token;
  }
}

export type Registers = { brand: Brand; claims: Claims; prices: Prices };

export type Place = {
  /** The page that shows the text, or * if several do. */
  address: string;
  /** Called for every claim that is printed. */
  use: (claim: string, page: string) => void;
  dir: Language['dir'];
  /** The names that {if …} can use, and whether each is true. */
  conditions: Record<string, boolean>;
  /** What the site shows of other services. */
  embeds: readonly Embed[];
};

function brandToken(brand: Brand, key: string): string | undefined {
  const made: Record<string, string> = {
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
  };
  return made[key];
}

function scriptsToken(brand: Brand, key: string): string | undefined {
  const made: Record<string, string> = {
    list: brand.scripts
      .map(({ name, src, purpose }) => `- **${name}** (${new URL(src).host}): ${purpose}`)
      .join('\n'),
    asked: new Intl.ListFormat(brand.locale).format(
      askedScripts(brand).map(({ name, purpose }) => `${name} (${purpose})`),
    ),
  };
  return made[key];
}

const embedsToken = (key: string, embeds: readonly Embed[], { locale }: Brand) =>
  key === 'list' ? new Intl.ListFormat(locale).format(servicesOf(embeds)) : undefined;

/** A page without a reading of its own prints the first one. */
function claimToken(claims: Claims, key: string, { address, use }: Place): string {
  const [id, part] = key.split('@') as [string, string?];
  const claim = claims[id];
  if (!claim) throw new UnknownToken(`{claim.${key}}`, 'is not in claims.yaml');
  const page = part ? `${address}#${part}` : address;
  const reading = claim.readings.find(({ pages }) => pages.includes(page)) ?? claim.readings[0];
  use(id, page);
  return reading?.value ?? '';
}

/** Isolates Latin names in right-to-left text, so that they keep their own order. */
const isolate = (value: string | undefined, { dir }: Place) =>
  value && dir === 'rtl' ? `\u2068${value}\u2069` : value;

const scales: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };

/**
 * An amount in the brand's currency: 2400, 11.00 or, in short, 5B. A sample is written in dollars and
 * printed at the size that amounts have in that currency.
 */
export function amountToken(kind: string, key: string, brand: Brand): string | undefined {
  const [, digits, decimals, letter] = /^(\d+(?:\.(\d+))?)([KMB]?)$/.exec(key) ?? [];
  if (!digits || (kind !== 'money' && kind !== 'sample')) return undefined;
  const written = Number(digits) * (scales[letter ?? ''] ?? 1);
  const amount = kind === 'sample' ? sampleAmount(written, brand.currency) : written;
  if (letter) return shortMoney(amount, brand);
  if (decimals === undefined) return money(amount, brand);
  return decimals.length === 2 || decimals.length === 3 ? exactMoney(amount, brand) : undefined;
}

/** The name of an ink, or its color where it has none. */
function inkToken({ inks }: Brand, key: string): string | undefined {
  const ink = inks[key as keyof Brand['inks']];
  return ink && (ink.name ?? toHex(ink.light));
}

/** Brand, prices, sample amounts and months, in the brand's locale. */
function registerToken(
  kind: string,
  key: string,
  { brand, prices }: Registers,
): string | undefined {
  if (kind === 'brand') return brandToken(brand, key);
  if (kind === 'ink') return inkToken(brand, key);
  if (kind === 'scripts') return scriptsToken(brand, key);
  const price = kind === 'price' ? prices.items[key] : undefined;
  if (price !== undefined) return money(price, brand);
  if (kind === 'price' && key === 'taxNote') return prices.taxNote;
  if (kind === 'month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(key)) return month(key, brand.locale);
  return amountToken(kind, key, brand);
}

/** An {if} without another {if} inside: nested ones are resolved from the inside out. */
const choice = /\{if (\w+)\}((?:(?!\{if )[\s\S])*?)\{end\}/g;

/** Chooses words by a condition: {if scripts}these{else}those{end}. */
function choose(value: string, conditions: Place['conditions']): string {
  const chosen = value.replace(choice, (_, name: string, words: string) => {
    const holds = conditions[name];
    if (holds === undefined) throw new UnknownToken(`{if ${name}}`);
    const [then = '', otherwise = ''] = words.split('{else}');
    return holds ? then : otherwise;
  });
  return chosen === value ? value : choose(chosen, conditions);
}

const named = 'if|else|end|brand|claim|price|money|month|scripts|embeds|sample|ink';

/** Almost a token: with spaces in it, or half of a pair. */
const nearly = new RegExp(`\\{\\s*(?:${named})\\b[\\w\\s.@-]*\\}`);

function refuseNearly(text: string) {
  const [words] = nearly.exec(text) ?? [];
  if (!words) return;
  const token = words.replaceAll(/\s+/g, ' ').replace('{ ', '{').replace(' }', '}');
  throw new UnknownToken(
    words,
    token === words ? 'is half of {if …}words{end}' : `must be written ${token}, without spaces`,
  );
}

function tokenValue(kind: string, key: string | undefined, registers: Registers, place: Place) {
  if (key === undefined) return undefined;
  return kind === 'embeds'
    ? embedsToken(key, place.embeds, registers.brand)
    : registerToken(kind, key, registers);
}

/** A value that ends in a stop also ends the sentence: “Inc.”, or د.ك. with a mark of direction after it. */
const endedBy = (value: string, stop: string) => (/\.\p{Cf}*$/u.test(value) ? value : value + stop);

const token = /\\\{|\{([a-zA-Z]+)(?:\.([\w@.-]+))?\}(\.?)/g;

/**
 * Replaces each {token} by its value on this page. Throws if a token is not known. A brace after a
 * backslash is a brace.
 */
export function fillTokens(text: string, registers: Registers, place: Place): string {
  const chosen = choose(text, place.conditions);
  refuseNearly(chosen.replaceAll(token, ''));
  return chosen.replace(
    token,
    (whole, kind: string | undefined, key: string | undefined, stop: string) => {
      if (kind === undefined) return '{';
      if (key === undefined && runtime.has(kind)) return whole;
      if (kind === 'claim' && key) return endedBy(claimToken(registers.claims, key, place), stop);
      const value = tokenValue(kind, key, registers, place);
      const found = kind === 'brand' ? isolate(value, place) : value;
      if (found === undefined) throw new UnknownToken(whole.slice(0, whole.lastIndexOf('}') + 1));
      return endedBy(found, stop);
    },
  );
}
