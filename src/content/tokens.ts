import type { Brand } from '../brand/schema.ts';
import type { Language } from '../lib/language.ts';
import { currencyName, exactMoney, money } from '../lib/money.ts';
import { month } from '../lib/month.ts';
import type { Claims, Prices } from './schemas/registers.ts';

/** Filled in by the page or the island that shows the text, so the content check leaves them. */
const runtime = new Set(
  'count query provider n total amount prices period author minutes plan year'.split(' '),
);

export type Registers = { brand: Brand; claims: Claims; prices: Prices };

export type Place = {
  route: string;
  use: (claim: string, page: string) => void;
  dir: Language['dir'];
};

function brandToken(brand: Brand, key: string): string | undefined {
  const { address } = brand;
  const made: Record<string, string> = {
    name: brand.name,
    legalName: brand.legalName,
    tagline: brand.tagline,
    domain: brand.domain,
    email: brand.email,
    phone: brand.phone,
    jurisdiction: brand.jurisdiction,
    currency: currencyName(brand),
    hours: brand.hours.text,
    address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
  };
  return made[key];
}

function claimToken(claims: Claims, key: string, { route, use }: Place): string {
  const [id, part] = key.split('@') as [string, string?];
  const claim = claims[id];
  if (!claim) throw new Error(`{claim.${key}} is not in claims.yaml`);
  const page = part ? `${route}#${part}` : route;
  const reading = claim.readings.find(({ pages }) => pages.includes(page));
  if (!reading) throw new Error(`{claim.${key}} has no reading for ${page} in claims.yaml`);
  use(id, page);
  return reading.value;
}

/** Names and numbers of Latin script keep their own order in a line that runs from the right. */
const apart = (value: string | undefined, { dir }: Place) =>
  value && dir === 'rtl' ? `\u2068${value}\u2069` : value;

/** What is written once and printed as the brand writes it: prices, sample amounts, months. */
function written(kind: string, key: string, { brand, prices }: Registers): string | undefined {
  if (kind === 'brand') return brandToken(brand, key);
  const price = kind === 'price' ? prices.items[key] : undefined;
  if (price !== undefined) return money(price, brand);
  if (kind === 'money' && /^\d+$/.test(key)) return money(Number(key), brand);
  if (kind === 'money' && /^\d+\.\d\d$/.test(key)) return exactMoney(Number(key), brand);
  if (kind === 'month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(key)) return month(key, brand.locale);
  return undefined;
}

/** Puts the brand, the page's reading of a claim, a price, an amount or a month for each {token}. */
export function fillTokens(value: string, registers: Registers, place: Place): string {
  return value.replace(/\{([a-zA-Z]+)(?:\.([\w@.-]+))?\}/g, (whole, kind: string, key?: string) => {
    if (key === undefined && runtime.has(kind)) return whole;
    if (kind === 'claim' && key) return claimToken(registers.claims, key, place);
    const value = key === undefined ? undefined : written(kind, key, registers);
    const found = kind === 'brand' ? apart(value, place) : value;
    if (found === undefined) throw new Error(`${whole} is not known`);
    return found;
  });
}
