import { assert, property, sample } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { brandSchema } from '../../src/brand/schema.ts';
import { ContentError, parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { type BrandInput, randomBrand } from '../brands/random-brand.ts';

const files = readFiles('src');
const key = 'brand/random.yaml';

function faultsOf(brand: object): string[] {
  try {
    parseContent({ ...files, [key]: stringify(brand) }, key);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

type Spoil = (brand: BrandInput) => object;
const pale = [0.97, 0.02, 90];

/** One thing wrong with an otherwise valid brand, and the field that the message must name. */
const spoiled: [field: string, says: RegExp, spoil: Spoil][] = [
  ['name', /is missing/, ({ name: _, ...rest }) => rest],
  ['name', /must not be empty/, (brand) => ({ ...brand, name: '  ' })],
  [
    'name',
    /at most 24 characters/,
    (brand) => ({ ...brand, name: 'x'.repeat(25), shortName: 'x' }),
  ],
  [
    'shortName',
    /must be given/,
    (brand) => ({ ...brand, name: 'A Name of Twenty', shortName: undefined }),
  ],
  ['domain', /bare host name/, (brand) => ({ ...brand, domain: 'https://a.example/' })],
  ['email', /e-mail address/, (brand) => ({ ...brand, email: 'nobody' })],
  ['phone', /international number/, (brand) => ({ ...brand, phone: '0800 FLOWERS' })],
  [
    'address.country',
    /two-letter/,
    (brand) => ({ ...brand, address: { ...brand.address, country: 'Peru' } }),
  ],
  [
    'hours.opens',
    /must be a time/,
    (brand) => ({ ...brand, hours: { ...brand.hours, opens: '25:00' } }),
  ],
  [
    'hours.closes',
    /later than opens/,
    (brand) => ({ ...brand, hours: { ...brand.hours, opens: '17:00' } }),
  ],
  [
    'hours.days.0',
    /day of the week/,
    (brand) => ({ ...brand, hours: { ...brand.hours, days: ['Mon'] } }),
  ],
  ['socials', /3/, (brand) => ({ ...brand, socials: [] })],
  [
    'socials.0.href',
    /https/,
    (brand) => ({
      ...brand,
      socials: brand.socials.map((one) => ({ ...one, href: 'javascript:alert(1)' })),
    }),
  ],
  ['locale', /English locale/, (brand) => ({ ...brand, locale: 'not a locale' })],
  ['currency', /code of a currency/, (brand) => ({ ...brand, currency: 'BEADS' })],
  ['type', /one of the type sets/, (brand) => ({ ...brand, type: 'comic' })],
  ['mark', /must be one of|path data/, (brand) => ({ ...brand, mark: 'eagle' })],
  [
    'mark.line',
    /path data/,
    (brand) => ({ ...brand, mark: { line: 'M0 0"/><script>', solid: 'M1 1z' } }),
  ],
  ['plate.lobes', /10 to 36/, (brand) => ({ ...brand, plate: { ...brand.plate, lobes: 400 } })],
  [
    'plate.weight',
    /0\.5 to 1\.2/,
    (brand) => ({ ...brand, plate: { ...brand.plate, weight: -1 } }),
  ],
  [
    'grounds.day.tint',
    /0 to 4/,
    (brand) => ({ ...brand, grounds: { ...brand.grounds, day: { hue: 1, tint: 9 } } }),
  ],
  [
    'inks.startups.light',
    /contrast of 4\.5:1 .* nearest color that does is \[/,
    (brand) => ({
      ...brand,
      inks: { ...brand.inks, startups: { ...brand.inks.startups, light: pale } },
    }),
  ],
  [
    'link.light',
    /contrast of 4\.5:1 .* nearest color that does is \[/,
    (brand) => ({ ...brand, link: { ...brand.link, light: pale } }),
  ],
  [
    'inks.agencies.dark',
    /must be a color as/,
    (brand) => ({
      ...brand,
      inks: { ...brand.inks, agencies: { ...brand.inks.agencies, dark: 'red' } },
    }),
  ],
  [
    'claims.planets',
    /no claim in claims\.yaml/,
    (brand) => ({ ...brand, claims: { planets: '9' } }),
  ],
  ['colour', /not a field/, (brand) => ({ ...brand, colour: 'red' })],
];

describe('brands that cannot be', () => {
  const [brand] = sample(randomBrand, { numRuns: 1, seed: 7 }) as [BrandInput];

  it('starts from one that can, and spoils it in at least twenty ways', () => {
    expect(faultsOf(brand)).toEqual([]);
    expect(spoiled.length).toBeGreaterThanOrEqual(20);
  });

  it.each(spoiled)('%s: the message names the field and %s', (field, says, spoil) => {
    const faults = faultsOf(spoil(brand));
    expect(
      faults.some((fault) => fault.split(' ')[1] === `${field}:` && says.test(fault)),
      faults.join('\n'),
    ).toBe(true);
    expect(faults[0]).toMatch(/^src\/brand\/random\.yaml:\d+ /);
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
