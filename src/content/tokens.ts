import { domainToUnicode } from 'node:url';
import { toHex } from '../lib/color.ts';
import { month } from '../lib/dates.ts';
import { type Embed, servicesOf } from '../lib/embeds.ts';
import { nodesOf } from '../lib/markdown.ts';
import { currencyName, exactMoney, money, shortMoney } from '../lib/money.ts';
import { addressLine } from '../lib/office.ts';
import type { Language } from '../lib/paths.ts';
import { sampleAmount } from '../lib/sample-amounts.ts';
import { nearest } from '../lib/text.ts';
import type { Brand } from './schema/brand.ts';
import { askedScripts } from './schema/outside-scripts.ts';
import type { Claims, Prices } from './schema/registers.ts';
import type { Schema } from './schema/walk.ts';

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
  /** Sets of plans, which may not have been checked yet. */
  plans: Record<string, { plans?: readonly { id?: string | undefined; name: string }[] }>;
};

const scales: Record<string, number> = { K: 1e3, M: 1e6, B: 1e9 };

/**
 * An amount in the brand's currency: 2400, 11.00 or, in short, 5B. A sample is written in dollars, and
 * printed at the size that amounts have in that currency.
 */
function amount(kind: string, key: string, brand: Brand): string | undefined {
  const [, digits, decimals, letter] = /^(\d+(?:\.(\d+))?)([KMB]?)$/.exec(key) ?? [];
  if (!digits) return undefined;
  const written = Number(digits) * (scales[letter ?? ''] ?? 1);
  const value = kind === 'sample' ? sampleAmount(written, brand.currency) : written;
  if (letter) return shortMoney(value, brand);
  if (decimals === undefined) return money(value, brand);
  return decimals.length === 2 || decimals.length === 3 ? exactMoney(value, brand) : undefined;
}

/** A text with amounts as the brand writes them: {money.5B} is $5B. */
export const fillAmounts = (text: string, brand: Brand) =>
  text.replace(
    /\{(money|sample)\.([\w.]+)\}/g,
    (whole, kind, key) => amount(kind, key, brand) ?? whole,
  );

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

const plansIn = (sets: Facts['plans']) => Object.values(sets).flatMap((set) => set?.plans ?? []);

/** What a key stands for, by the word before it: {brand.name}. */
const kinds: Record<string, (key: string, facts: Facts) => string | undefined> = {
  money: (key, { brand }) => amount('money', key, brand),
  sample: (key, { brand }) => amount('sample', key, brand),
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
  plan(key, { plans }) {
    const plan = plansIn(plans).find((each) => each?.id === key);
    if (!plan)
      throw new UnknownToken(`{plan.${key}}`, 'is no plan: plans.yaml has none with this id');
    return plan.name;
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

/** An {if} without another {if} inside: nested ones are resolved from the inside out. */
const choice = /\{if ([\w.-]+)\}((?:(?!\{if )[\s\S])*?)\{end\}/g;

/** Chooses words by conditions: {if scripts}these{else}those{end}. One that is not known stays. */
export function choose(text: string, holds: (name: string) => boolean | undefined): string {
  const chosen = text.replace(choice, (whole, name: string, words: string) => {
    const isTrue = holds(name);
    if (isTrue === undefined) return whole;
    const [then = '', otherwise = ''] = words.split('{else}');
    return isTrue ? then : otherwise;
  });
  return chosen === text ? text : choose(chosen, holds);
}

/** Whether a condition is true: of the site, or {if claim.countries}, while there is such a claim. */
function holdsIn({ claims, conditions }: Facts, name: string): boolean {
  const [, claim] = /^claim\.(.+)/.exec(name) ?? [];
  const holds = claim === undefined ? conditions[name] : claim in claims;
  const meant = claim !== undefined && !holds && nearest(claim, Object.keys(claims));
  if (meant)
    throw new UnknownToken(`{if ${name}}`, `is not known: did you mean {if claim.${meant}}?`);
  if (holds === undefined) throw new UnknownToken(`{if ${name}}`);
  return holds;
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

const token = /\\[{}]|\{([a-zA-Z]+)(?:\.([\w@.-]+))?\}(\.?)/g;

/** The tokens that any field takes, by their names. */
const namesOf = ({ brand, claims, plans, prices }: Facts) => [
  ...Object.keys(brandTokens(brand)).map((key) => `brand.${key}`),
  ...Object.keys(claims).map((key) => `claim.${key}`),
  ...Object.keys(prices.items).map((key) => `price.${key}`),
  ...plansIn(plans).flatMap((each) => (each?.id ? `plan.${each.id}` : [])),
];

/** Asks for the token that was probably meant. */
function didYouMean(words: string, facts: Facts): string {
  const name = nearest(words.replaceAll(/[^\w@.-]/g, ''), namesOf(facts));
  return name ? `: did you mean {${name}}?` : '';
}

export const withoutCode = (markdown: string) =>
  nodesOf(markdown).reduce(
    (text, { type, position }) =>
      type === 'code' || type === 'inlineCode'
        ? text.replace(markdown.slice(position?.start.offset, position?.end.offset), '')
        : text,
    markdown,
  );

/** Refuses a brace that opens or closes nothing. */
function refuseStray(text: string, facts: Facts) {
  const marked = text
    .replaceAll(/\\\{[^{}]*\}|\\[{}]/g, '')
    .replaceAll(token, (whole) => whole.replace('{', '\0').replace('}', '\x01'));
  const [words] = /[^\s{}]*[{}]+[^\s{}]*[{}]*/.exec(marked) ?? [];
  if (!words) return;
  const written = words.replace('\0', '{').replace('\x01', '}');
  const message = `has a brace that opens or closes nothing${didYouMean(written, facts)}`;
  throw new UnknownToken(written, `${message} (\\{ prints a brace)`);
}

/** Of a field: what it holds, and its description, which names the tokens that its band fills in later. */
type Field = Pick<Schema, 'kind' | 'description'>;

/**
 * Replaces each {token} by what it stands for. Throws if a token is not known. A brace after a
 * backslash is a brace.
 */
export function fillTokens(text: string, facts: Facts, fieldOf?: () => Field | undefined): string {
  if (!/[{}]/.test(text)) return text;
  const field = fieldOf?.();
  const chosen = choose(text, (name) => holdsIn(facts, name));
  refuseNearly(chosen.replaceAll(token, ''));
  if (field?.kind === 'text') refuseStray(chosen, facts);
  if (field?.kind === 'markdown') refuseStray(withoutCode(chosen), facts);
  return chosen.replace(
    token,
    (whole, kind: string | undefined, key: string | undefined, stop: string) => {
      if (kind === undefined) return whole.slice(1);
      const written = stop ? whole.slice(0, -1) : whole;
      if (key === undefined && (!field || field.description?.includes(written))) return whole;
      if (key === undefined) throw new UnknownToken(written, 'is not known in this field');
      const value = kinds[kind]?.(key, facts);
      if (value === undefined)
        throw new UnknownToken(written, `is not known${didYouMean(written, facts)}`);
      // “Inc.” also ends the sentence, and so does د.ك. with a mark of direction after it.
      return /\.\p{Cf}*$/u.test(value) ? value : value + stop;
    },
  );
}
