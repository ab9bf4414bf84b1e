import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { articlesBelow } from '../../src/bands/articles/article-lists.ts';
import type { BandName } from '../../src/bands/table.ts';
import { pageIssues } from '../../src/content/checks/pages.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { pageSchema } from '../../src/content/page-schema.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { asTyped } from '../../src/lib/text.ts';
import { exampleOf, heroNames, pageText, plainNames } from '../../tools/examples/example-pages.ts';
import { faultsOf } from '../support/faults-of.ts';

// What an owner may do to the content, and what is told them when it cannot be.

const sound = readFiles('.');
const first = 'content/pages/index.yaml';
const contact = 'content/pages/contact.yaml';
const menu = 'content/navigation.yaml';

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<string, any>;

/** The files with one of them changed. */
function withChanged(file: string, change: (data: Data) => unknown, files: Files = sound): Files {
  const data = parse(files[file] ?? '');
  change(data);
  return { ...files, [file]: stringify(data) };
}

const bandIn = (page: Data, kind: BandName): Data =>
  page.bands.find(({ band }: Data) => band === kind);

/** What a file has become. */
const pageIn = (files: Files, file: string) =>
  parseContent(files).pages.find((page) => page.file === file);

const kindsIn = (files: Files, file: string) => pageIn(files, file)?.bands.map(({ band }) => band);
const addressesIn = (files: Files) => parseContent(files).pages.map(({ address }) => address);

describe('bands', () => {
  it('are left out, moved and doubled', () => {
    const files = withChanged(first, (page) => {
      const cards = bandIn(page, 'cards');
      page.bands = [page.bands[0], bandIn(page, 'testimonials'), cards, cards];
      page.activity = false;
    });
    expect(kindsIn(files, first)).toEqual(['landing-hero', 'testimonials', 'cards', 'cards']);
  });

  it('may stand on any page in any order, as long as the first and no other opens the page', () => {
    const name = fc.constantFrom<BandName>(...heroNames, ...plainNames);
    const hero = fc.constantFrom<BandName>(...heroNames);
    const others = fc.array(fc.constantFrom<BandName>(...plainNames), { maxLength: 8 });
    const lists = fc.oneof(
      fc.tuple(hero, others).map(([opening, rest]) => [opening, ...rest]),
      fc.array(name, { minLength: 1, maxLength: 8 }),
    );
    const { brand } = parseContent(sound);
    const isHero = (band: BandName) => heroNames.includes(band);
    fc.assert(
      fc.property(lists, (names) => {
        const page = pageSchema.parse(parse(pageText('Any order', names.map(exampleOf))));
        const faults = pageIssues({ address: '/any', file: 'any.yaml', ...page }, brand);
        const [opening, ...rest] = names as [BandName, ...BandName[]];
        expect(faults.length === 0).toBe(isHero(opening) && !rest.some(isHero));
      }),
      { numRuns: 50 },
    );
  });
});

it.each([1, 2, 3, 4, 5, 7, 12])('lists hold %i entries', (count) => {
  const filled = <Entry>(list: Entry[]) =>
    Array.from({ length: count }, (_, index) => list[index % list.length] as Entry);
  const files = withChanged(first, (page) => {
    const setup = bandIn(page, 'setup');
    for (const kind of ['testimonials', 'cards', 'questions'] as const)
      bandIn(page, kind).items = filled(bandIn(page, kind).items);
    setup.providers.tiles = filled(setup.providers.tiles);
    setup.steps = filled(setup.steps);
    bandIn(page, 'figures').stats = filled(bandIn(page, 'figures').stats);
  });
  const more = withChanged(
    'content/plans.yaml',
    ({ landing }) => Object.assign(landing, { plans: filled(landing.plans) }),
    files,
  );
  expect(faultsOf(() => parseContent(more))).toEqual([]);
});

describe('forms', () => {
  const actions = [{ label: 'Start', href: '/sign-up' }];
  const withoutBox = (files = sound) =>
    withChanged(
      first,
      (page) => Object.assign(bandIn(page, 'landing-hero'), { form: undefined, actions }),
      files,
    );
  const withoutForm = (files = sound) =>
    withChanged(contact, (page) => delete bandIn(page, 'contact').form, files);
  const said = (files: Files) =>
    asTyped(
      JSON.stringify(parseContent(files).pages.filter(({ address }) => /legal/.test(address))),
    );

  it('may be left out: the hero has buttons instead', () => {
    expect(pageIn(withoutBox(), first)?.bands[0]).toMatchObject({ actions });
    expect(pageIn(withoutForm(), contact)?.bands[0]).not.toHaveProperty('form');
  });

  it('are in the legal texts only where they are on the site', () => {
    const led = withChanged(menu, ({ signIn, signUp }) => {
      signIn.href = signUp.href = 'https://app.example.com';
    });
    expect(said(sound)).toMatch(/Remember me.+ sign-up, and contact, are.+ console/);
    expect(said(led)).toContain('The forms on this website are not connected');
    expect(said(led)).not.toMatch(/on the sign-in page|console|\{if/);
    expect(said(withoutForm(withoutBox(led)))).not.toMatch(/### Forms|The forms on|\{if/);
  });

  it('and entries of what is left out are not in the legal texts, either', () => {
    const entries = (files: Files) => said(files).match(/(?<=\| `)(theme|ink|popup-closes)(?=`)/g);
    const bare = withChanged(first, (page) => {
      page.activity = false;
      delete bandIn(page, 'landing-hero').ink;
    });
    expect(entries(sound)).toEqual(['theme', 'ink', 'popup-closes']);
    expect(entries(bare)).toEqual(['theme']);
    const none = withChanged(menu, (words) => Object.assign(words, { themeSwitch: false }), bare);
    expect(said(none)).toContain('This website keeps nothing in your browser.');
    expect(said(none)).not.toMatch(/\bink\b|Kept until \||\{if/);
  });
});

describe('outside scripts', () => {
  const naming = (consent: boolean) =>
    withChanged('brands/brand.yaml', (brand) => {
      brand.scripts = [
        { src: 'https://stats.test/a.js', name: 'Stats', purpose: 'counts visits', consent },
      ];
    });
  const said = (files: Files) => {
    const { pages, words } = parseContent(files);
    return JSON.stringify([pages.filter(({ address }) => /legal/.test(address)), words.consent]);
  };

  it('are named by the texts, which then no longer say that there are none', () => {
    expect(said(naming(true))).toContain('- **Stats** (stats.test): counts visits');
    expect(said(naming(true))).toContain('load Stats (counts visits)?');
    expect(said(naming(true))).toContain('`consent`');
    expect(said(naming(false))).not.toContain('`consent`');
    expect(said(naming(false))).not.toMatch(/no banner|\{if/);
    expect(said(sound)).toContain('no banner');
  });
});

it('amounts in claims and the copyright line follow the brand', () => {
  const files = withChanged('brands/brand.yaml', (brand) => {
    Object.assign(brand, { locale: 'en-IE', currency: 'EUR', legalName: 'Sample GmbH' });
  });
  const { claims, words } = parseContent(files);
  expect(claims.marketSize?.readings[0]?.value).toBe('€5B');
  expect(words.copyright).toContain('Sample GmbH. ');
  expect(parseContent(sound).words.copyright).not.toContain('..');
});

it('folders hold any number of questions and stories, in their order', () => {
  const { 'content/faq/general.yaml': general = '', ...rest } = sound;
  const mine = general.replace('order: 1', 'order: 99').replace('id: general', 'id: mine');
  const { categories } = parseContent({ ...rest, 'content/faq/mine.yaml': mine });
  expect(categories.at(-1)?.id).toBe('mine');
  expect(categories.map(({ id }) => id)).not.toContain('general');
});

describe('links', () => {
  const leadingTo = (href: string) =>
    withChanged(menu, ({ signIn }) => Object.assign(signIn, { href }));

  it.each([
    'https://app.example.com/login?from=site',
    'mailto:hello@example.com',
    'tel:+15550100',
    '/pricing#pricing',
    '/faq?q=refund#general',
    '/docs',
  ])('may lead to %s', (href) => {
    expect(parseContent(leadingTo(href)).navigation.signIn?.href).toBe(href);
  });

  it.each([
    'http://app.example.com',
    'javascript:alert(1)',
    '//evil.example',
    '/pricng',
    '/pricing/',
    'app',
  ])('may not lead to %s', (href) => {
    expect(faultsOf(() => parseContent(leadingTo(href)))).toHaveLength(1);
  });
});

describe('pages', () => {
  it('are one file each: a fifth audience is a file, and a line in the menu', () => {
    const [shown, copied] = ['travel-agencies', 'cruise-lines'].map(
      (name) => `content/pages/solutions/${name}.yaml`,
    ) as [string, string];
    const files = withChanged(menu, ({ groups }) => {
      groups[0].items.push({ label: 'Cruise Lines', href: '/solutions/cruise-lines' });
    });
    const fifth = {
      ...files,
      [copied]: (sound[shown] ?? '').replace(
        /title: .*/,
        'title: eSIM Data Plans for Cruise Lines',
      ),
    };
    expect(addressesIn(fifth)).toContain('/solutions/cruise-lines');
    expect(kindsIn(fifth, copied)).toEqual(kindsIn(sound, shown));
    expect(faultsOf(() => parseContent(files))).toHaveLength(1);
  });

  it('are Markdown files, too', () => {
    const text = `---
meta:
  title: Imprint
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-16
heading: Imprint
intro: Who runs this site.
---
## Address\n\nWrite to [us](/contact). {claim.countries} countries.\n`;
    const files = { ...sound, 'content/pages/company/imprint.md': text };
    expect(pageIn(files, 'content/pages/company/imprint.md')).toMatchObject({
      address: '/company/imprint',
      bands: [{ band: 'text', heading: 'Imprint' }],
    });
  });

  it('can go, once nothing leads to them', () => {
    const { 'content/pages/about.yaml': _, ...rest } = sound;
    expect(faultsOf(() => parseContent(rest))).toContainEqual(
      expect.stringMatching(/navigation\.yaml:\d+ .*: "\/about" is no page of this site/),
    );
    const files = Object.fromEntries(
      Object.entries(rest).map(([file, text]) => [file, text.replaceAll('/about', '/contact')]),
    );
    expect(addressesIn(files)).not.toContain('/about');
  });

  it('cannot all go', () => {
    const { [first]: _, 'content/pages/404.yaml': __, ...bare } = sound;
    expect(faultsOf(() => parseContent(bare))).toEqual(
      expect.arrayContaining([
        `${first}:1 the file: is missing`,
        'content/pages/404.yaml:1 the file: is missing',
      ]),
    );
  });
});

describe('articles', () => {
  const article = (title: string, date: string) => `---
meta:
  title: ${title}
  description: What we learned in the first year of selling eSIMs to travelers, and what comes next.
date: ${date}
heading: ${title}.
intro: What we learned.
---
See [the other one](/news/second). {claim.countries} countries.
`;
  const list = { ...exampleOf('articles'), below: '/news' };
  const files = {
    ...sound,
    'content/pages/news/index.yaml': pageText('News', [exampleOf('head'), list]),
    'content/pages/news/first.md': article('First', '2026-01-31'),
    'content/pages/news/second.md': article('Second', '2026-11-16'),
  };

  it('are dated texts below the page that lists them, the newest first', () => {
    const found = articlesBelow(parseContent(files), '/news');
    expect(found.map(({ address }) => address)).toEqual(['/news/second', '/news/first']);
    expect(found[1]?.updated).toBe('2026-01-31');
  });

  it('say what is no day, and need none', () => {
    const faultsWith = (text: string) =>
      faultsOf(() => parseContent({ ...files, 'content/pages/news/third.md': text }));
    const text = article('Third', '31.1.2026');
    expect(faultsWith(text)).toEqual([
      expect.stringMatching(/third\.md:5 date: must be a date such/),
    ]);
    expect(faultsWith(text.replace(/^date.*\n/m, ''))).toEqual([]);
  });
});
