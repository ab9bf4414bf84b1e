import { assert, property, sample } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Document, stringify } from 'yaml';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { type Oklch, toHex } from '../../src/lib/color.ts';
import { brandSchema } from '../../src/schema/brand.ts';
import { type BrandInput, randomBrand } from '../owners/random-brand.ts';
import { faultsOf } from '../support/faults-of.ts';

const files = readFiles('.');
const key = 'brands/random.yaml';
const faultsIn = (brand: string) => faultsOf(() => parseContent({ ...files, [key]: brand }, key));

const unreadable = /contrast of 4\.5:1 .* nearest color that does is \[/;
const pale = [0.97, 0.02, 90];

const script = { src: 'https://a.test/a.js', name: 'A', purpose: 'counts visits', consent: true };

const google = { service: 'google-analytics', id: 'G-AB12CD34EF', purpose: 'counts visits' };
const plausible = { service: 'plausible', purpose: 'counts visits', consent: false };

/** One wrong field in an otherwise valid brand, and what the message must say. */
const spoiled: [field: string, value: unknown, says: RegExp][] = [
  ['name', undefined, /is missing/],
  ['name', '  ', /must not be empty/],
  ['name', 'x'.repeat(25), /at most 24 characters/],
  ['shortName', 'x'.repeat(15), /at most 14 characters/],
  ['domain', 'https://a.example/', /bare host name/],
  ['domain', 'www.example.com/shop', /cannot live under a path of a domain, such as \/shop/],
  ['email', 'nobody', /e-mail address/],
  ['phone', '0800 FLOWERS', /international number/],
  ['address.country', 'Peru', /two-letter/],
  ['hours.opens', '25:00', /must be a time/],
  ['hours.closes', '00:00', /later than opens/],
  ['hours.days.0', 'Mon', /day of the week/],
  [
    'hours.also',
    [{ days: ['Sunday'], opens: '12:00', closes: '10:00' }],
    /later than opens, which is 12:00/,
  ],
  ['socials.0.href', 'javascript:alert(1)', /https/],
  ['locale', 'not a locale', /a locale such as/],
  ['locale', 'de-DE', /must be a locale of “en”, the first language/],
  ['currency', 'BEADS', /code of a currency/],
  ['type', 'comic', /one of the type sets/],
  ['mark', 'eagle', /must be one of|path data/],
  ['mark', { line: 'M0 0"/><script>', solid: 'M1 1z' }, /path data/],
  ['plate.lobes', 400, /10 to 36/],
  ['plate.weight', -1, /0\.5 to 1\.2/],
  ['grounds.day.tint', 9, /0 to 4/],
  ['inks.startups.light', pale, unreadable],
  ['link.light', pale, unreadable],
  ['mast.light', pale, /contrast of 3:1 on light paper: the nearest color that does is \[/],
  ['inks.agencies.dark', 'red', /must be a color such as/],
  ['scripts', [{ ...script, src: 'http://a.test/a.js' }], /an https address such as https/],
  ['scripts', [{ ...script, src: "https://a.test/a.js;'" }], /an https address such as https/],
  ['scripts', [{ ...script, connect: ['a.test'] }], /an https address such as https/],
  ['scripts', [{ ...script, attributes: { onload: 'x' } }], /begin with data-/],
  ['scripts', [{ ...google, id: 'UA-12345-1' }], /scripts\.0\.id: must be the measurement ID/],
  ['scripts', [{ ...google, consent: false }], /scripts\.0\.consent: is not a field/],
  ['scripts', [{ ...google, settings: { a: { b: { c: 1 } } } }], /scripts\.0\.settings/],
  ['scripts', [plausible], /scripts\.0\.script: must be named, .*; or name your domain/],
  ['scripts', [{ ...plausible, script: 'script' }], /scripts\.0\.script: .* such as pa-/],
  ['scripts', [{ ...plausible, script: 'pa-1', domain: 'a.test' }], /scripts\.0\.script: must be/],
  ['scripts', [{ ...plausible, script: 'pa-1', host: 'stats.test' }], /scripts\.0\.host: must be/],
  [
    'scripts',
    [{ ...plausible, domain: 'a.test', settings: { hashBasedRouting: true } }],
    /scripts\.0\.settings: can only be given to a script of your own/,
  ],
  ['claims', { planets: '9' }, /no claim in claims\.yaml/],
  ['colour', 'red', /not a field/],
];

describe('invalid brands', () => {
  const [brand] = sample(randomBrand, { numRuns: 1, seed: 7 }) as [BrandInput];

  it('starts from a valid one, and spoils it in at least twenty ways', () => {
    expect(faultsIn(stringify(brand))).toEqual([]);
    expect(spoiled.length).toBeGreaterThanOrEqual(20);
  });

  it.each(spoiled)('%s as %j: the message names the field and says %s', (field, value, says) => {
    const edited = new Document(brand);
    const path = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    if (value === undefined) edited.deleteIn(path);
    else edited.setIn(path, edited.createNode(value));
    const named = new RegExp(`^brands/random\\.yaml:\\d+ ${RegExp.escape(field)}[.:]`);
    const faults = faultsIn(String(edited));
    expect(faults.filter((fault) => named.test(fault)).join('\n')).toMatch(says);
  });

  it('takes colors as hex, too', () => {
    const { light } = brand.link;
    const link = { ...brand.link, light: toHex(light as Oklch) };
    expect(faultsIn(stringify({ ...brand, link }))).toEqual([]);
  });

  it('a long name needs a short one for titles', () => {
    const long = { ...brand, name: 'A Name of Twenty', shortName: undefined };
    expect(faultsIn(stringify(long))).toEqual([
      expect.stringMatching(/^brands\/random\.yaml:\d+ shortName: must be given/),
    ]);
  });
});

it('takes any brand that an owner could write down', { timeout: 30_000 }, () => {
  assert(
    property(randomBrand, (brand) => {
      expect(brandSchema.safeParse(brand).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
