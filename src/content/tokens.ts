import { domainToUnicode } from 'node:url';
import { month } from '../lib/dates.ts';
import { type Embed, servicesOf } from '../lib/embeds.ts';
import { addressLine, askedScripts } from '../lib/identity.ts';
import { currencyName, exactMoney, money, shortMoney } from '../lib/money.ts';
import type { Language } from '../lib/paths.ts';
import type { Brand } from '../schema/brand.ts';
import type { Claims, Prices } from '../schema/registers.ts';

/** Tokens for the page or the island to fill in later. */
const runtime = new Set(
  'count query provider n total amount percent prices period author minutes plan year host service'.split(
    ' ',
  ),
);

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

const embedsToken = (key: string | undefined, embeds: readonly Embed[], { locale }: Brand) =>
  key === 'list' ? new Intl.ListFormat(locale).format(servicesOf(embeds)) : undefined;

/** A page without a reading of its own prints the first one. */
function claimToken(claims: Claims, key: string, { address, use }: Place): string {
  const [id, part] = key.split('@') as [string, string?];
  const claim = claims[id];
  if (!claim) throw new Error(`{claim.${key}} is not in claims.yaml`);
  const page = part ? `${address}#${part}` : address;
  const reading = claim.readings.find(({ pages }) => pages.includes(page)) ?? claim.readings[0];
  use(id, page);
  return reading?.value ?? '';
}

/** Isolates Latin names in right-to-left text, so that they keep their own order. */
const isolate = (value: string | undefined, { dir }: Place) =>
  value && dir === 'rtl' ? `\u2068${value}\u2069` : value;

const scales: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };

/** An amount in the brand's currency: 2400, 11.00 or, in short, 5B. */
export function moneyToken(key: string, brand: Brand): string | undefined {
  const scale = scales[key.at(-1) ?? ''];
  if (scale && /^\d+(\.\d+)?.$/.test(key)) return shortMoney(Number.parseFloat(key) * scale, brand);
  if (/^\d+$/.test(key)) return money(Number(key), brand);
  return /^\d+\.\d\d$/.test(key) ? exactMoney(Number(key), brand) : undefined;
}

/** Brand, prices, sample amounts and months, in the brand's locale. */
function registerToken(
  kind: string,
  key: string,
  { brand, prices }: Registers,
): string | undefined {
  if (kind === 'brand') return brandToken(brand, key);
  if (kind === 'scripts') return scriptsToken(brand, key);
  const price = kind === 'price' ? prices.items[key] : undefined;
  if (price !== undefined) return money(price, brand);
  if (kind === 'price' && key === 'taxNote') return prices.taxNote;
  if (kind === 'money') return moneyToken(key, brand);
  if (kind === 'month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(key)) return month(key, brand.locale);
  return undefined;
}

/** An {if} without another {if} inside: nested ones are resolved from the inside out. */
const choice = /\{if (\w+)\}((?:(?!\{if )[\s\S])*?)\{end\}/g;

/** Chooses words by a condition: {if scripts}these{else}those{end}. */
function choose(value: string, conditions: Place['conditions']): string {
  const chosen = value.replace(choice, (_, name: string, words: string) => {
    const holds = conditions[name];
    if (holds === undefined) throw new Error(`{if ${name}} is not known`);
    const [then = '', otherwise = ''] = words.split('{else}');
    return holds ? then : otherwise;
  });
  return chosen === value ? value : choose(chosen, conditions);
}

/** Replaces each {token} by its value on this page. Throws if a token is not known. */
export function fillTokens(text: string, registers: Registers, place: Place): string {
  const value = choose(text, place.conditions);
  const token = /\{([a-zA-Z]+)(?:\.([\w@.-]+))?\}(\.?)/g;
  return value.replace(token, (whole, kind: string, key: string | undefined, stop: string) => {
    if (key === undefined && runtime.has(kind)) return whole;
    if (kind === 'claim' && key) return claimToken(registers.claims, key, place) + stop;
    const value =
      kind === 'embeds'
        ? embedsToken(key, place.embeds, registers.brand)
        : key === undefined
          ? undefined
          : registerToken(kind, key, registers);
    const found = kind === 'brand' ? isolate(value, place) : value;
    if (found === undefined)
      throw new Error(`${whole.slice(0, whole.lastIndexOf('}') + 1)} is not known`);
    // A company name that ends in “Inc.” also ends the sentence.
    return value?.endsWith('.') ? found : found + stop;
  });
}
