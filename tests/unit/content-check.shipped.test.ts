import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { BandName } from '../../src/bands/table.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { exampleOf, pageText } from '../../tools/examples/example-pages.ts';
import { faultsOf } from '../support/faults-of.ts';

const sound = readFiles('.');

type Edit = [from: string | RegExp, to: string, expected: string];

/** The faults after an edit, and the line of the edit. */
function broken(file: string, from: string | RegExp, to: string) {
  const text = sound[file] ?? '';
  const at = text.search(typeof from === 'string' ? RegExp.escape(from) : from);
  expect(at, `${file} must hold ${from}`).toBeGreaterThanOrEqual(0);
  const edited = { ...sound, [file]: text.replace(from, () => to) };
  const line = text.slice(0, at).split('\n').length;
  return { faults: faultsOf(() => parseContent(edited)), line };
}

/** The first band's title. */
const title = /(?<=\n) {4}title: .*$/m;
const description = /^ {2}description: >-\n( {4}.*\n)+/m;
const ink = 'light: [0.53, 0.15, 32]';

/** Edits that make one fault each, on the line of the edit. */
const edits: Record<string, Edit[]> = {
  'content/prices.yaml': [
    ['mobileAppSetup: 4999', 'mobileAppSetup: a lot', 'items.mobileAppSetup: .* a plain number'],
    [
      'mobileAppSetup: 4999',
      'mobileAppSetup: 4.999,5 €',
      'items.mobileAppSetup: must be written with a point: 4999.50',
    ],
    ['mobileAppSetup: 4999', 'mobileAppSetup: 4,999', 'items.mobileAppSetup: .* number: 4999'],
    ['mobileAppSetup: 4999', 'mobileAppSetup: 4.999', 'items.mobileAppSetup: .* two digits'],
    ['mobileAppSetup: 4999', 'mobileAppSetup: -1', 'items.mobileAppSetup: must not be below zero'],
    ['monthly: 299,', 'monthly: 299,90,', 'plans.pricing-starter.90: .* with a point'],
  ],
  'content/plans.yaml': [
    ['"Save {percent}"', 'Save 25%', 'landing.words.save: must say {percent} in place of'],
    ['price: landing-basic', 'price: none', 'landing.plans.0.price: “none” is no plan in prices'],
  ],
  'content/activity.yaml': [[/^label:/m, 'lable: Oops\nlabel:', 'lable: is not a field']],
  'content/drawings.yaml': [[/^ {2}label:/m, '  lable: Oops\n  label:', '\\w+.lable: is not a']],
  'content/faq/pricing-billing.yaml': [
    [/^id: .*/m, 'id: general', 'id: another entry is called “general”'],
  ],
  'content/pages/404.yaml': [
    ['href: /contact', 'href: /kontact', 'bands.0.actions.1.href: "/kontact" is no page of this'],
  ],
  'content/pages/solutions/startups.yaml': [
    ['band: changes', 'band: chnages', 'bands.1.band: is no kind of band: docs/pages-and-bands.md'],
    [/icon: .*/, 'icon: no-such-icon', 'bands.\\d.items.0.icon: There is no icon named “no-such-'],
  ],
  'content/pages/resources/stories.yaml': [
    ['stories: all', 'stories: [none]', 'bands.1.stories: “none” is no story in the folder'],
    [/^ {4}portrait: .*$/m, '    portrait: ""', 'bands.1.portrait: must not be empty'],
  ],
  'content/pages/about.yaml': [
    [title, '    title: We are {brand.nmae}.', 'bands.0.title: {brand.nmae} is not known'],
    [title, '    title: It is {price.unheardOf}.', 'bands.0.title: {price.unheardOf} is not known'],
    [title, '    title: We {claim.none}', 'bands.0.title: {claim.none} is not in claims.yaml'],
    [title, '    title: "{if x}a{end}"', 'bands.0.title: {if x} is not known'],
    [title, '    title: a: b', 'has a colon inside a text: put the text in quotes: title: "a: b"'],
    [title, '    title: {brand.name} sells', 'holds more than one text: put the text in quotes: '],
    [title, '    title: *new', 'has a text that begins with \\*: put it in quotes'],
    [
      title,
      '    title: 2026',
      'bands.0.title: must be a text, in quotes if it looks like something else',
    ],
    [
      /(?<=^meta:\n) {2}title: .*$/m,
      `  title: ${'Long '.repeat(11)}`,
      'meta.title: must have at most 60 characters with its suffix; “.*” has \\d+',
    ],
  ],
  'content/pages/sign-in.yaml': [
    [description, '  description: Short\n', 'meta.description: must have 70 to 160 characters'],
    [
      description,
      `  description: ${'Too long '.repeat(20)}\n`,
      'meta.description: must have 70 to 160 characters',
    ],
  ],
  'content/pages/contact.yaml': [
    [
      /^ {2}title: .*$/m,
      '  title: About the Team Behind the Platform',
      'meta.title: is that of content/pages/about.yaml, too',
    ],
    [/^ {4}office:$/m, '    offce: 1\n    office:', 'bands.0.offce: is not a field'],
    [
      /^ {6}submit: .*$/m,
      '      sumbit: S\n      submit: S',
      'bands.0.form.sumbit: is not a field',
    ],
  ],
  'content/pages/legal/terms.md': [
    ['## The agreement', '<h2>Gone', 'body: HTML is not taken over, only <br>: write ##'],
    ['## The agreement', '# The agreement', 'body: is a second headline, and a page has one'],
    ['](/legal/privacy-policy)', '](/privacy)', 'body: "/privacy" is no page'],
    ['## The agreement', '{name}', 'body: {name} is not known'],
    ['## The agreement', '{if popup}', 'body: {if popup} is half of {if …}words{end}'],
    ['## The agreement', '{ brand.name }', 'body: { brand.name } must be written {brand.name}'],
  ],
  'brands/brand.yaml': [
    [ink, 'light: red', 'inks.agencies.light: must be a color such as "#b0432f"'],
    [ink, 'light: "#ffd400"', 'inks.agencies.light: .* the nearest color that does is .*#'],
    [ink, 'light: [0.95, 0.05, 32]', 'inks.agencies.light: .*contrast of 4.5:1 on light paper'],
    ['hue: 215, ', '', 'grounds.day.hue: must be a number from 0 to 360'],
    [/^domain: /m, 'domain: https://', 'domain: must be a bare host name such as'],
    [/^email: .*$/m, 'email: nobody', 'email: must be an e-mail address'],
  ],
};

/** Edits whose fault stands elsewhere: what is missing has no line, and a long text has its first. */
const editsElsewhere: Record<string, Edit[]> = {
  'content/faq/general.yaml': [
    ['(/solutions/startups)', '(/startup)', 'questions.2.answer: "/startup" is no page'],
  ],
  'content/pages/404.yaml': [
    [/^ {4}title: .*\n/m, '', 'bands.0.title: is missing: it must be a text'],
  ],
  'content/plans.yaml': [
    [/^ {6}price: landing-basic\n/m, '', 'landing.plans.0.price: is missing: name a plan'],
  ],
  'content/payment-methods.yaml': [
    [/^methods:[\s\S]*/m, 'methods: []\n', 'methods: must have at least 1 entry'],
  ],
};

const rows = (table: Record<string, Edit[]>) =>
  Object.entries(table).flatMap(([file, list]) => list.map((edit) => [file, ...edit] as const));

describe('content check', () => {
  it('finds nothing in the content as it is', () => {
    expect(faultsOf(() => parseContent(sound))).toEqual([]);
  });

  it.each(rows(edits))('%s: names line and field after %s → %s', (file, from, to, expected) => {
    const { faults, line } = broken(file, from, to);
    const pattern = expected.replaceAll(/[{}/]/g, '\\$&');
    expect(faults).toEqual([expect.stringMatching(`^${file}:${line} (the file: )?${pattern}`)]);
  });

  it.each(rows(editsElsewhere))('%s: names the field after %s → %s', (file, from, to, expected) => {
    const { faults } = broken(file, from, to);
    expect(faults).toEqual([expect.stringMatching(`^${file}:\\d+ ${expected}`)]);
  });

  it('names the line of a mistake in the head of a Markdown file, and nothing that follows from it', () => {
    const file = 'content/pages/legal/terms.md';
    const { faults, line } = broken(file, /^heading: .*$/m, 'heading: "open');
    const end = (sound[file] ?? '').split('\n').indexOf('---', 1) + 1;
    const lines = faults.map((fault) => Number(/^content\/.*?:(\d+) /.exec(fault)?.[1]));
    expect(lines.filter((each) => each < line || each > end)).toEqual([]);
    expect(lines).not.toEqual([]);
  });

  it('finds a file that no page uses, and one that is missing', () => {
    const { 'content/words.yaml': _, ...rest } = sound;
    const stray = { ...rest, 'content/stray.yaml': 'heading: Stray' };
    expect(faultsOf(() => parseContent(stray))).toEqual([
      'content/words.yaml:1 the file: is missing',
      'content/stray.yaml:1 the file: is used by no page',
    ]);
  });

  it('lists every fault at once', () => {
    const [one, other] = ['content/pages/404.yaml', 'content/pages/resources/stories.yaml'];
    const files = {
      ...sound,
      [one]: (sound[one] ?? '').replace(title, '    title: 404'),
      [other]: (sound[other] ?? '').replace('href: /contact', 'href: /kontact'),
    };
    expect(() => parseContent(files)).toThrow('The content has 2 faults');
  });
});

/** A page of bands, by their examples. */
const pageOf = (...list: [BandName, object?][]) =>
  pageText(
    'Own',
    list.map(([name, words]) => ({ ...exampleOf(name), ...words })),
  );
const own = 'content/pages/own.yaml';

it.each<[what: string, files: Record<string, string>, expected: RegExp]>([
  [
    'two bands that open it',
    { [own]: pageOf(['head'], ['hero']) },
    /bands\.1\.band: “hero” opens a page: it must come first/,
  ],
  [
    'no band that opens it',
    { [own]: pageOf(['closing']) },
    /bands\.0\.band: must be one that opens a page: .*\bhead\b/,
  ],
  [
    'a band with neither drawing nor picture',
    { [own]: pageOf(['head'], ['drawing', { show: undefined }]) },
    /bands\.1\.show: is missing: name a drawing/,
  ],
  [
    'a hero with neither form nor buttons',
    { [own]: pageOf(['landing-hero', { form: undefined }]) },
    /bands\.0\.actions: is missing: a hero without a form/,
  ],
  [
    'a hero with both',
    { [own]: pageOf(['landing-hero', { actions: [{ label: 'Go', href: '/' }] }]) },
    /bands\.0\.actions: must be left out/,
  ],
  [
    'two bands of one name',
    { [own]: pageOf(['head', { id: 'top' }], ['closing', { id: 'top' }]) },
    /bands\.1\.id: another band of this page is called “top”/,
  ],
  [
    'a name that is no address',
    { 'content/pages/Über uns.yaml': pageOf(['head']) },
    /must be named/,
  ],
  [
    'the address of another',
    { [own]: pageOf(['head']), 'content/pages/own/index.yaml': pageOf(['head']) },
    /own\/index\.yaml:1 the file: makes \/own, as content\/pages\/own\.yaml does/,
  ],
  [
    'too many entries in a list',
    {
      [own]: pageOf(['head'], ['figures', { stats: Array(13).fill({ value: '1', label: 'one' }) }]),
    },
    /bands\.1\.stats: must have at most 12 entries/,
  ],
])('a page cannot have %s', (_, files, expected) => {
  const faults = faultsOf(() => parseContent({ ...sound, ...files }));
  expect(faults).toEqual([expect.stringMatching(expected)]);
  expect(faults[0]).toMatch(/^content\/pages\/\S[^:]*\.yaml:\d+ /);
});

it('a drawing needs words only where a page shows it', () => {
  const { apiLog: _, ...drawings } = parseContent(sound).drawings as Record<string, unknown>;
  const without: Files = { ...sound, 'content/drawings.yaml': stringify(drawings) };
  expect(faultsOf(() => parseContent(without))).toEqual([
    'content/drawings.yaml:1 apiLog: is missing: a page shows this drawing',
  ]);
  const shown = 'content/pages/solutions/startups.yaml';
  const other = (without[shown] ?? '').replace('show: apiLog', 'show: boardingPass');
  expect(faultsOf(() => parseContent({ ...without, [shown]: other }))).toEqual([]);
});

it.each(['solutions/startups.yaml', 'legal/terms.md', 'specimens.yaml'])(
  'content in the earlier layout, such as %s, is told how it is brought along',
  (name) => {
    expect(faultsOf(() => parseContent({ ...sound, [`content/${name}`]: '' }))).toEqual([
      `content/${name}:1 the file: is laid out as in an earlier version: run “npm run content migrate”`,
    ]);
  },
);

describe('prices fit the currency', () => {
  const withPrice = (currency: string, price: string): Files => ({
    ...sound,
    'brands/brand.yaml': (sound['brands/brand.yaml'] ?? '').replace(
      'currency: USD',
      `currency: ${currency}`,
    ),
    'content/prices.yaml': (sound['content/prices.yaml'] ?? '').replace(
      'mobileAppSetup: 4999',
      `mobileAppSetup: ${price}`,
    ),
  });
  const refused = (currency: string, price: string) =>
    faultsOf(() => parseContent(withPrice(currency, price)));

  it('no digits in yen, two in dollars, three in dinars', () => {
    expect(refused('JPY', '32000.50')).toEqual([
      expect.stringMatching(
        /^content\/prices\.yaml:\d+ items\.mobileAppSetup: must be a whole number: JPY has no/,
      ),
    ]);
    expect(refused('USD', '1.125')).toEqual([expect.stringContaining('at most two digits')]);
    expect(refused('KWD', '1.1255')).toEqual([expect.stringContaining('at most three digits')]);
    for (const [currency, price] of [
      ['JPY', '32000'],
      ['USD', '32.5'],
      ['KWD', '1.125'],
      ['USD', '0'],
    ] as const)
      expect(refused(currency, price), `${currency} ${price}`).toEqual([]);
  });

  it('a plan may be free by the month and by the year', () => {
    const free = (line: string) =>
      faultsOf(() =>
        parseContent({
          ...sound,
          'content/prices.yaml': (sound['content/prices.yaml'] ?? '').replace(
            '{ monthly: 499, yearly: 399 }',
            line,
          ),
        }),
      );
    expect(free('{ monthly: 0, yearly: 0 }')).toEqual([]);
    expect(free('{ monthly: 0, yearly: 5 }')).toEqual([
      expect.stringContaining('yearly must be lower'),
    ]);
  });

  it('samples have the size of amounts in the currency, and the shop’s own amounts stay', () => {
    const { drawings, claims } = parseContent(withPrice('JPY', '4999'));
    expect(drawings).toHaveProperty('storefront.buy', 'Buy 5\u00a0GB for ¥1,700');
    expect(claims.marketSize?.readings[0]?.value).toBe('¥750B');
    const own = withPrice('JPY', '4999');
    const about = 'content/pages/about.yaml';
    const said = (own[about] ?? '').replace(title, '    title: "{money.1650} and {money.5B}"');
    const { pages } = parseContent({ ...own, [about]: said });
    const page = pages.find(({ address }) => address === '/about');
    expect(page?.bands[0]).toHaveProperty('title', '¥1,650 and ¥5B');
  });
});
