import { domainToUnicode } from 'node:url';
import { toHex } from '../lib/color.ts';
import { month } from '../lib/dates.ts';
import { type Embed, servicesOf } from '../lib/embeds.ts';
import { codeIn } from '../lib/markdown.ts';
import { currencyName, exactMoney, money, readAmount, shortMoney } from '../lib/money.ts';
import { addressLine } from '../lib/office.ts';
import type { Language } from '../lib/paths.ts';
import { printedSale } from '../lib/sale.ts';
import { sampleAmount } from '../lib/sample-amounts.ts';
import { nearest } from '../lib/text.ts';
import { allNodes, choose, mapTokens, type Node, type Token, tokenize } from '../lib/tokenize.ts';
import type { Brand } from '../schema/brand.ts';
import { askedScripts } from '../schema/outside-scripts.ts';
import type { Claims, Prices } from '../schema/registers.ts';
import type { SchemaField } from '../schema/walk.ts';

/** A token that cannot be filled in, or a brace that is part of none. */
export class UnknownToken extends Error {
  readonly token: string;

  constructor(token: string, message = 'is not known') {
    super(`${token} ${message}`);
    this.token = token;
  }
}

export type Registers = { brand: Brand; claims: Claims; prices: Prices };

/** The values behind tokens. */
export type Facts = Registers & {
  language: Pick<Language, 'dir'>;
  /** The names that {if …} can use, and whether each is true. */
  conditions: Record<string, boolean>;
  /** The videos, calendars and the like of other services. */
  embeds: readonly Embed[];
  /** Sets of plans, which may not have been checked yet. */
  plans: Record<string, { plans?: readonly { id?: string | undefined; name: string }[] }>;
};

/** A sample is written in dollars, and printed at the size that amounts have in the brand's currency. */
function amount(name: string, key: string, brand: Brand): string | undefined {
  const written = readAmount(key);
  if (!written) return undefined;
  const value = name === 'sample' ? sampleAmount(written.value, brand.currency) : written.value;
  if (written.isShort) return shortMoney(value, brand);
  return written.isExact ? exactMoney(value, brand) : money(value, brand);
}

/** A claim with amounts as the brand writes them: {money.5B} is $5B. */
export const fillAmounts = (claim: string, brand: Brand) =>
  mapTokens(claim, ({ raw, name, key }) => amount(name, key, brand) ?? raw);

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

/** The values of keys, by the word before the dot: {brand.name}. */
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
    return claims[id]?.also?.[name] ?? claims[id]?.value;
  },
  sale(key, { prices, brand }) {
    const { price, parts } = printedSale(prices.sale, brand);
    return key === 'price' ? price : parts.find(({ part }) => part === key)?.amount;
  },
  price(key, { prices, brand }) {
    const price = prices.items[key] ?? prices.plans[key]?.monthly;
    if (price !== undefined) return money(price, brand);
    return key === 'taxNote' ? prices.taxNote : undefined;
  },
  plan: (key, { plans }) => plansIn(plans).find((each) => each?.id === key)?.name,
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

/** Messages for tokens without a value that are more precise than “is not known”. */
const lacking: Record<string, string> = {
  claim: 'is not in claims.yaml',
  plan: 'is not a plan: plans.yaml has no plan with this id',
};

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

/** The tokens that any field takes, by their names. */
const namesOf = ({ brand, claims, plans, prices }: Facts) => [
  ...Object.keys(brandTokens(brand)).map((key) => `brand.${key}`),
  ...Object.keys(claims).map((key) => `claim.${key}`),
  ...[...Object.keys(prices.items), ...Object.keys(prices.plans)].map((key) => `price.${key}`),
  ...plansIn(plans).flatMap((each) => (each?.id ? `plan.${each.id}` : [])),
];

/** Suggests the token that was probably meant. */
function didYouMean(written: string, facts: Facts): string {
  const name = nearest(written.replaceAll(/[^\w@.-]/g, ''), namesOf(facts));
  return name ? `: did you mean {${name}}?` : '';
}

/** The kind of a field, and its description, which names the tokens that its band fills in later. */
type Field = Pick<SchemaField, 'kind' | 'description'>;

type FieldOf = () => Field | undefined;

/** Refuses a brace that belongs to no token, except in code. */
function refuseProblems(nodes: readonly Node[], text: string, fieldOf: FieldOf, facts?: Facts) {
  const problems = allNodes(nodes).filter((node) => node.type === 'problem');
  if (problems.length === 0) return;
  const field = fieldOf();
  // A field that is unknown is reported as such.
  if (!field || field.kind === 'code') return;
  const code = field.kind === 'markdown' ? codeIn(text) : [];
  const problem = problems.find(
    ({ start }) => !code.some((place) => place.start <= start && start < place.end),
  );
  if (!problem) return;
  const { raw, message } = problem;
  const meant = facts ? didYouMean(raw, facts) : '';
  throw new UnknownToken(raw, `${message}${meant || '.'} To print a brace, write \\{`);
}

/** Refuses tokens, in a file that is read before they have values. `\{` prints a brace. */
export function refuseTokens(text: string, fieldOf: FieldOf): string {
  if (!/[{}]/.test(text)) return text;
  const kind = fieldOf()?.kind;
  if (kind === 'claim' || kind === 'code') return text;
  const nodes = tokenize(text);
  refuseProblems(nodes, text, fieldOf);
  return nodes
    .map((node) => {
      if (node.type !== 'words') throw new UnknownToken(node.raw, 'is not known in this field');
      return node.value;
    })
    .join('');
}

function tokenValue({ raw, name, key }: Token, facts: Facts, fieldOf: FieldOf): string {
  if (!key) {
    const field = fieldOf();
    if (!field || field.description?.includes(raw)) return raw;
    throw new UnknownToken(raw, 'is not known in this field');
  }
  const value = kinds[name]?.(key, facts);
  if (value !== undefined) return value;
  throw new UnknownToken(raw, lacking[name] ?? `is not known${didYouMean(raw, facts)}`);
}

/** “Inc.” also ends the sentence, and so does د.ك. with a mark of direction after it. */
const endsInStop = /\.\p{Cf}*$/u;

/** Replaces each token by its value. Throws an UnknownToken if one has none. `\{` prints a brace. */
export function fillTokens(text: string, facts: Facts, fieldOf: FieldOf = () => undefined): string {
  if (!/[{}]/.test(text)) return text;
  const nodes = tokenize(text);
  refuseProblems(nodes, text, fieldOf, facts);
  let filled = '';
  let hasStop = false;
  for (const node of choose(nodes, (name) => holdsIn(facts, name))) {
    const isToken = node.type === 'token';
    const words = isToken
      ? tokenValue(node, facts, fieldOf)
      : 'value' in node
        ? node.value
        : node.raw;
    filled += hasStop ? words.replace(/^\./, '') : words;
    hasStop = isToken && endsInStop.test(words);
  }
  return filled;
}
