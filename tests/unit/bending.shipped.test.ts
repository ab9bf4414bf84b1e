import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Files } from '../../src/content/file-reader.ts';
import { pageMetas } from '../../src/content/page-metas.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { asTyped } from '../../src/lib/text.ts';
import { faultsOf } from '../support/faults-of.ts';

// What an owner may do to the content, and what is told them when it cannot be.

const sound = readFiles('.');
const landing = 'content/pages/landing.yaml';

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<string, any>;

/** The files with one of them changed. */
function withChanged(file: string, change: (data: Data) => unknown): Files {
  const data = parse(sound[file] ?? '');
  change(data);
  return { ...sound, [file]: stringify(data) };
}

describe('bands', () => {
  it('are left out and moved by their names', () => {
    const files = withChanged(landing, (page) => {
      page.bands = ['testimonials', 'trust'];
      delete page.features;
      delete page.closing;
      delete page.popup;
      delete page.hero.ink;
    });
    const content = parseContent(files);
    expect(content.landing.bands).toEqual(['testimonials', 'trust']);
    expect(content.landing.popup).toBeUndefined();
  });

  it('need their words, and stand once', () => {
    const without = withChanged(landing, (page) => delete page.trust);
    expect(faultsOf(() => parseContent(without))[0]).toMatch(
      /landing\.yaml:\d+ trust: is missing: write the words of this band/,
    );
    const twice = withChanged(landing, (page) => page.bands.push('trust'));
    expect(faultsOf(() => parseContent(twice))[0]).toMatch(/bands: must name each band once/);
  });
});

describe('drawings', () => {
  const specimens = 'content/specimens.yaml';

  it('need words only where a page shows them', () => {
    const without = withChanged(specimens, (drawings) => delete drawings.apiLog);
    expect(faultsOf(() => parseContent(without))).toEqual([
      `${specimens}:1 apiLog: is missing: a page shows this drawing`,
    ]);
    const files = withChanged('content/solutions/startups.yaml', (page) => {
      page.picture = { file: 'images/shop.png', alt: 'Our shop' };
    });
    const readBytes = () => readFileSync('docs/images/home.jpg');
    const own = { ...without, ...files, [specimens]: without[specimens] ?? '' };
    expect(parseContent(own, undefined, undefined, { readBytes }).specimens.apiLog).toBe(undefined);
  });
});

describe('forms', () => {
  const actions = [{ label: 'Start', href: '/sign-up' }];

  it('may be left out: the hero has buttons instead', () => {
    const files = withChanged(landing, ({ hero }) => {
      delete hero.form;
      hero.actions = actions;
    });
    expect(parseContent(files).landing.hero).toMatchObject({ actions });
    const without = withChanged('content/pages/contact.yaml', (page) => delete page.form);
    expect(parseContent(without).contact.form).toBeUndefined();
  });

  it('are in the legal texts only where they are on the site', () => {
    const said = (files: Files) => {
      const { cookiePolicy, privacyPolicy } = parseContent(files);
      return asTyped(cookiePolicy.body + privacyPolicy.body);
    };
    const led = withChanged('content/navigation.yaml', ({ signIn, signUp }) => {
      signIn.href = signUp.href = 'https://app.example.com';
    });
    const box = withChanged(landing, ({ hero }) => {
      delete hero.form;
      hero.actions = actions;
    })[landing];
    const contact = 'content/pages/contact.yaml';
    const none = withChanged(contact, (page) => delete page.form)[contact];
    expect(said(sound)).toMatch(/Remember me[\s\S]+ sign-up and contact, are[\s\S]+ console/);
    expect(said(led)).toContain('The forms on this website are not connected');
    expect(said(led)).not.toMatch(/on the sign-in page|console|\{/);
    expect(said({ ...led, [landing]: box ?? '', [contact]: none ?? '' })).not.toMatch(
      /### Forms|The forms on|\{/,
    );
  });

  it('and entries of what is left out are not in the legal texts, either', () => {
    const entries = (files: Files) =>
      parseContent(files).cookiePolicy.body.match(/(?<=^\| `)(theme|ink|popup-closes)(?=`)/gm);
    const bare = withChanged(landing, (page) => {
      delete page.popup;
      delete page.hero.ink;
    });
    const menu = 'content/navigation.yaml';
    const none = withChanged(menu, (words) => Object.assign(words, { themeSwitch: false }))[menu];
    expect(entries(sound)).toEqual(['theme', 'ink', 'popup-closes']);
    expect(entries(bare)).toEqual(['theme']);
    const { cookiePolicy, privacyPolicy } = parseContent({ ...bare, [menu]: none ?? '' });
    expect(cookiePolicy.body).toContain('This website keeps nothing in your browser.');
    expect(cookiePolicy.body + privacyPolicy.body).not.toMatch(/\bink\b|Kept until \||\{/);
  });

  it('and buttons are one or the other', () => {
    const neither = withChanged(landing, ({ hero }) => delete hero.form);
    const both = withChanged(landing, ({ hero }) => Object.assign(hero, { actions }));
    expect(faultsOf(() => parseContent(neither))[0]).toMatch(
      /landing\.yaml:\d+ hero\.actions: is missing: a hero without a form needs one or two buttons/,
    );
    expect(faultsOf(() => parseContent(both))[0]).toMatch(/hero\.actions: must be left out/);
  });
});

it.each([1, 2, 3, 4, 5, 7, 12])('lists hold %i entries', (count) => {
  const filled = <Entry>(list: Entry[]) =>
    Array.from({ length: count }, (_, index) => list[index % list.length] as Entry);
  const files = withChanged(landing, (page) => {
    page.testimonials.items = filled(page.testimonials.items);
    page.features.items = filled(page.features.items);
    page.setup.providers.tiles = filled(page.setup.providers.tiles);
    page.trust.stats = filled(page.trust.stats);
    page.setup.steps = filled(page.setup.steps);
    page.popup.messages = filled(page.popup.messages);
    page.pricing.plans = filled(page.pricing.plans);
  });
  expect(parseContent(files).landing.testimonials?.items).toHaveLength(count);
});

it('lists that are too long are told of in plain words', () => {
  const files = withChanged(landing, (page) => {
    page.trust.stats = Array(13).fill(page.trust.stats[0]);
  });
  expect(faultsOf(() => parseContent(files))[0]).toMatch(/stats: must have at most 12 entries$/);
});

it('folders hold any number of questions and stories, in their order', () => {
  const { 'content/faq/general.yaml': general = '', ...rest } = sound;
  const files = {
    ...rest,
    'content/faq/mine.yaml': general
      .replace('order: 1', 'order: 99')
      .replace('id: general', 'id: mine'),
  };
  const { faqCategories } = parseContent(files);
  expect(faqCategories.at(-1)?.id).toBe('mine');
  expect(faqCategories.map(({ id }) => id)).not.toContain('general');
});

describe('links', () => {
  const leadingTo = (href: string) =>
    withChanged('content/navigation.yaml', ({ signIn }) => {
      signIn.href = href;
    });

  it.each([
    'https://app.example.com/login?from=site',
    'mailto:hello@example.com',
    'tel:+15550100',
    '/pricing#pricing',
  ])('may lead to %s', (href) => {
    expect(parseContent(leadingTo(href)).navigation.signIn.href).toBe(href);
  });

  it.each(['http://app.example.com', 'javascript:alert(1)', '//evil.example', '/pricng', 'app'])(
    'may not lead to %s',
    (href) => {
      expect(faultsOf(() => parseContent(leadingTo(href)))).toHaveLength(1);
    },
  );
});

describe('pages of the owner’s own', () => {
  const head = `---
meta:
  title: Imprint
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-16
heading: Imprint
intro: Who runs this site.
---
`;
  const imprint = `${head}## Address\n\nWrite to [us](/contact). {claim.countries} countries.\n`;

  it('are Markdown files, and links may lead to them', () => {
    const files = {
      ...withChanged('content/navigation.yaml', ({ groups }) => {
        groups[0].items.push({ label: 'Imprint', href: '/imprint' });
      }),
      'content/pages/imprint.md': imprint,
    };
    const content = parseContent(files);
    expect(content.ownPages).toMatchObject([{ path: '/imprint', heading: 'Imprint' }]);
    expect(pageMetas(content).map(({ path }) => path)).toContain('/imprint');
  });

  it('are YAML files that list bands with their words', () => {
    const { meta, closing } = parse(sound[landing] ?? '');
    const page = {
      meta: { ...meta, title: 'Autumn offer' },
      hero: { title: 'Autumn.', lead: 'Three months for the price of two.' },
      bands: [
        { band: 'text', title: 'How it works', paragraphs: ['Sign up in November.'] },
        { band: 'closing', ...closing },
      ],
    };
    const files = { ...sound, 'content/pages/offers/autumn.yaml': stringify(page) };
    const [own] = parseContent(files).ownPages;
    expect(own).toMatchObject({ path: '/offers/autumn', bands: [{ points: [] }, {}] });
  });

  it.each([
    ['content/pages/pricing.md', 'is a page of the site already'],
    ['content/pages/Über uns.md', 'must be named in lower-case letters'],
  ])('cannot be %s', (file, message) => {
    expect(faultsOf(() => parseContent({ ...sound, [file]: imprint }))[0]).toContain(message);
  });
});

describe('pages of the site', () => {
  const { 'content/pages/about.yaml': _, ...rest } = sound;

  it('can go, once nothing leads to them', () => {
    expect(faultsOf(() => parseContent(rest))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/navigation\.yaml:\d+ .*: "\/about" is no page of this site/),
      ]),
    );
    const files = Object.fromEntries(
      Object.entries(rest).map(([file, text]) => [file, text.replaceAll('/about', '/contact')]),
    );
    const content = parseContent(files);
    expect(content.language.paths).not.toContain('/about');
    expect(pageMetas(content).map(({ path }) => path)).not.toContain('/about');
  });

  it('cannot all go', () => {
    const { [landing]: __, 'content/pages/not-found.yaml': ___, ...bare } = sound;
    expect(faultsOf(() => parseContent(bare))).toEqual(
      expect.arrayContaining([
        `${landing}:1 the file: is missing`,
        'content/pages/not-found.yaml:1 the file: is missing',
      ]),
    );
  });
});

describe('the blog', () => {
  const article = (title: string, date: string) => `---
meta:
  title: ${title}
  description: What we learned in the first year of selling eSIMs to travelers, and what comes next.
date: ${date}
heading: ${title}.
intro: What we learned.
---
## First

See [the other one](/resources/blog/second). {claim.countries} countries.
`;
  const files = {
    ...sound,
    'content/blog/first.md': article('First', '2026-01-31'),
    'content/blog/second.md': article('Second', '2026-11-16'),
  };
  const blogOf = (from: Files) =>
    pageMetas(parseContent(from)).filter(({ path }) => path.startsWith('/resources/blog'));

  it('is there once it has an article, the newest first', () => {
    expect(blogOf(sound)).toEqual([]);
    expect(blogOf(files).map(({ path }) => path)).toEqual([
      '/resources/blog',
      '/resources/blog/second',
      '/resources/blog/first',
    ]);
    expect(parseContent(files).articles[1]?.meta.updated).toBe('2026-01-31');
  });

  it.each([
    ['content/blog/Erster Text.md', 'must be named in lower-case letters'],
    ['content/blog/2026/first.md', 'is used by no page'],
    ['content/pages/resources/blog.md', 'is a page of the site already'],
  ])('refuses %s', (file, message) => {
    const text = article('Other', '2026-02-01');
    expect(faultsOf(() => parseContent({ ...files, [file]: text })).join()).toContain(message);
  });

  it('says what is no day', () => {
    const wrong = { ...files, 'content/blog/third.md': article('Third', '31.1.2026') };
    expect(faultsOf(() => parseContent(wrong))[0]).toMatch(/third\.md:5 date: must be a date such/);
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

describe('outside scripts', () => {
  const naming = (consent: boolean) =>
    withChanged('brands/brand.yaml', (brand) => {
      brand.scripts = [
        { src: 'https://stats.test/a.js', name: 'Stats', purpose: 'counts visits', consent },
      ];
    });
  const said = (files: Files) => {
    const { cookiePolicy, privacyPolicy, words } = parseContent(files);
    return [cookiePolicy.body, cookiePolicy.summary, privacyPolicy.body, words.consent.text].join();
  };

  it('are named by the texts, which then no longer say that there are none', () => {
    expect(said(naming(true))).toContain('- **Stats** (stats.test): counts visits');
    expect(said(naming(true))).toContain('load Stats (counts visits)?');
    expect(said(naming(true))).toContain('`consent`');
    expect(said(naming(false))).not.toContain('`consent`');
    expect(said(naming(false))).not.toMatch(/no banner|\{/);
    expect(said(sound)).toContain('no banner');
  });

  it('say what is no condition', () => {
    const files = withChanged(landing, ({ hero }) => Object.assign(hero, { lead: '{if x}a{end}' }));
    expect(faultsOf(() => parseContent(files))[0]).toMatch(/hero\.lead: \{if x\} is not known/);
  });
});

describe('redirects', () => {
  const leading = (from: string, to: string) => ({
    ...sound,
    'content/redirects.yaml': stringify([{ from, to }]),
  });

  it.each([
    ['/old', '/pricing'],
    ['/app', 'https://app.example.com'],
  ])('lead from %s to %s', (from, to) => {
    expect(parseContent(leading(from, to)).redirects).toEqual([{ from, to }]);
  });

  it.each([
    ['/pricing', '/contact', 'is a page of this site'],
    ['/old', '/nowhere', 'is no page of this site'],
    ['old', '/contact', 'must be an address of this site'],
  ])('cannot lead from %s to %s', (from, to, message) => {
    expect(faultsOf(() => parseContent(leading(from, to)))[0]).toContain(message);
  });

  it('may be missing', () => {
    const { 'content/redirects.yaml': _, ...files } = sound;
    expect(parseContent(files).redirects).toEqual([]);
  });
});
