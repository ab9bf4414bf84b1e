import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readFiles } from '../../src/content/read-content.ts';
import { exampleOf } from '../../tools/examples/example-pages.ts';
import { languageLine, pseudoCode } from '../languages/language.ts';
import { pseudoContent } from '../languages/pseudo-content.ts';
import { dealtPages, everyBand, goneEntries } from './every-band.ts';
import { type Data, edit as editFile, write as writeFile } from './owned-copy.ts';

const some = (list: unknown[], count: number) =>
  Array.from({ length: count }, (_, index) => list[index % list.length]);

/** Names tell entries apart. */
const named = (list: Data[], count: number, key: string) =>
  some(list, count).map((entry, index) => ({ ...(entry as Data), [key]: `${key} ${index + 1}` }));

const bandOf = (page: Data, kind: string): Data =>
  page.bands.find(({ band }: Data) => band === kind);

/** Has a page show these bands only, in this order. */
const keep = (page: Data, ...kinds: string[]) => {
  page.bands = kinds.map((kind) => bandOf(page, kind));
};

const ada = { file: 'images/ada.jpg', alt: 'Ada at her desk' };
const house = { file: 'images/our house.png', alt: 'Our house' };
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><metadata>Editor</metadata>
<path d="M0 0h90v30z" fill="currentColor"/></svg>`;
const toApp = [{ label: 'Open the app', href: 'https://app.example.com' }];

const imprint = `---
meta:
  title: Imprint
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-16
heading: Imprint
intro: Who runs this site.
---
## Address

{brand.legalName}, {brand.address}. Write to [us](/contact).

![Our house](<images/our house.png>)
`;

const article = `---
meta:
  title: First Year
  description: What we learned in the first year of selling eSIMs to travelers, and what comes next.
date: 2026-11-16
author: Ada Muster
heading: What the first year taught us.
intro: Three things that we did not expect.
---
## Travelers read twice

Once [before they pay](/pricing), and once on arrival.
`;

const blog = {
  meta: {
    title: 'Blog',
    description: 'What changes on the platform, and what we learn from those who sell eSIMs on it.',
    updated: '2026-11-16',
  },
  bands: [
    { band: 'head', title: 'What is new.', intro: 'What changes, and why.' },
    { band: 'articles', below: '/resources/blog', all: 'All articles', feed: 'Follow by feed' },
  ],
};

/** What the owner has yet to write. */
const gonePages = [
  '/features/mobile-app',
  '/features/payment-processing',
  '/features/provider-integration',
  '/features/white-label',
  '/resources/stories',
  '/solutions/enterprises',
  '/solutions/mobile-operators',
  '/solutions/travel-agencies',
];

/**
 * A site as an owner may have bent it: shorter and longer lists, bands moved, doubled and left out,
 * pages of its own, one more audience, half a language, an app elsewhere, a redirect, photographs, a
 * logo, an article, no forms, an outside script, and a company in Germany with cents and tax.
 */
export async function bend(project: string) {
  const edit = (file: string, change: (data: Data) => void) =>
    editFile(project, `content/${file}`, change);
  const write = (file: string, data: unknown) => writeFile(project, `content/${file}`, data);
  const draw = async (file: string, width: number, height: number) => {
    const background = { r: 60, g: 110, b: 160 };
    const picture = sharp({ create: { width, height, channels: 3, background } });
    writeFile(project, file, '');
    await picture.toFile(join(project, file));
  };
  await draw('content/images/ada.jpg', 1000, 800);
  await draw('content/images/our house.png', 1200, 700);
  await draw('content/images/shared.png', 1200, 700);
  await draw('content/images/never named.jpg', 900, 900);
  await draw('brands/share.jpg', 1300, 900);
  writeFile(project, 'brands/logo.svg', logo);
  edit('../brands/brand.yaml', (brand) => {
    Object.assign(brand, {
      mark: 'logo.svg',
      logo: 'logo.svg',
      share: { file: 'share.jpg', alt: 'Our shop' },
      name: 'Compass',
      shortName: 'Compass',
      scripts: [
        { src: 'https://stats.test/a.js', name: 'Stats', purpose: 'counts visits', consent: true },
        {
          src: 'https://count.test/b.js',
          name: 'Count',
          purpose: 'counts clicks',
          consent: false,
          connect: ['https://count.test', 'https://more.test'],
          images: ['https://count.test'],
          attributes: { 'data-site': 'compass' },
        },
        {
          src: 'https://third.test/c.js',
          name: 'Third',
          purpose: 'counts the rest',
          consent: true,
          connect: ['https://third.test'],
          images: ['https://third.test', 'https://more.test'],
        },
        {
          src: 'https://last.test/d.js',
          name: 'Last',
          purpose: 'says nothing',
          consent: true,
          connect: [],
        },
        {
          service: 'google-analytics',
          id: 'G-TEST1234',
          purpose: 'counts visits again',
          settings: {
            anonymize_ip: true,
            send_page_view: false,
            cookie_expires: 60,
            cookie_prefix: 'c',
            groups: ['one', 'two'],
            linked: ['one'],
            none: [],
            map: { dimension: 'plan' },
          },
          connect: ['https://first.test', 'https://more.test'],
        },
        { service: 'google-analytics', id: 'G-TEST5678', purpose: 'counts once more', connect: [] },
        {
          service: 'plausible',
          script: 'pa-abc123',
          host: 'https://plausible.test',
          purpose: 'counts quietly',
          consent: false,
          connect: ['https://first.test'],
        },
        {
          service: 'plausible',
          domain: 'www.example.com',
          purpose: 'counts as before',
          consent: true,
        },
      ],
      claims: {
        countries: [
          { value: '90+', pages: ['/', '/pricing'] },
          { value: '95+', pages: ['/about'] },
        ],
        uptime: [{ value: '99.5%', pages: ['/'] }],
      },
      locale: 'en-DE',
      currency: 'EUR',
      domain: 'www.müller.example',
      address: {
        street: 'Musterstraße 1',
        city: 'Berlin',
        postalCode: '10115',
        country: 'DE',
      },
    });
    brand.hours.also = [
      { days: ['Saturday'], opens: '10:00', closes: '13:00' },
      { days: ['Sunday'], opens: '11:00', closes: '12:00' },
    ];
  });
  edit('pages/index.yaml', (page) => {
    keep(page, 'landing-hero', 'testimonials', 'cards', 'plans', 'questions', 'setup', 'figures');
    const [hero, testimonials, cards, , , setup, figures] = page.bands;
    delete page.activity;
    delete hero.form;
    Object.assign(hero, { actions: toApp, picture: house });
    testimonials.items[0].portrait = ada;
    testimonials.items = named(testimonials.items, 12, 'author');
    delete testimonials.items[0].sample;
    cards.items = named(cards.items, 7, 'title');
    const { tiles } = setup.providers;
    const custom = tiles.find(({ customInfo }: Data) => customInfo);
    custom.customInfo.features.length = 1;
    const bare = { ...custom, name: 'Custom without details' };
    delete bare.customInfo;
    setup.providers.tiles = [
      ...named(tiles.slice(0, 4), 9, 'name'),
      bare,
      custom,
      { ...custom, name: 'Another custom provider' },
    ];
    figures.stats = named(figures.stats, 5, 'label');
  });
  edit('pages/contact.yaml', (page) => {
    delete bandOf(page, 'contact').form;
  });
  edit('pages/about.yaml', (page) => {
    keep(page, 'head', 'team', 'values');
    const [, team, values] = page.bands;
    team.members = named(team.members, 7, 'name');
    team.members[0] = { ...team.members[0], portrait: ada, hair: undefined };
    values.items = values.items.slice(0, 1);
  });
  edit('pages/pricing.yaml', (page) => {
    keep(page, 'plans-hero', 'comparison', 'add-ons');
    const addOns = bandOf(page, 'add-ons');
    addOns.items = named(addOns.items, 5, 'name');
  });
  edit('plans.yaml', ({ landing, pricing }) => {
    landing.plans = landing.plans.slice(0, 2);
    pricing.plans = named(pricing.plans.slice(1, 2), 5, 'name');
  });
  edit('prices.yaml', (prices) => {
    prices.plans['landing-basic'] = { monthly: 299.9, yearly: 254.9 };
    prices.plans['pricing-professional'] = { monthly: 1299.9, yearly: 899.9 };
    prices.taxNote = 'plus VAT';
  });
  edit('pages/solutions/startups.yaml', (page) => {
    keep(page, 'hero', 'reasons', 'cards');
    const [hero, reasons, cards] = page.bands;
    Object.assign(hero, { picture: house, plate: 'landing' });
    page.meta.share = { file: 'images/shared.png', alt: 'Our house' };
    reasons.blocks = named(reasons.blocks, 3, 'title');
    cards.items = named(cards.items, 12, 'title');
    page.bands.push({
      band: 'drawing',
      title: 'Our house',
      intro: 'From the street.',
      picture: house,
    });
  });
  edit('pages/features/analytics.yaml', (page) => {
    keep(page, 'hero', 'cards');
    Object.assign(page.bands[0], { actions: toApp, plate: 'operators' });
  });
  const agencies = readFileSync(
    join(project, 'content/pages/solutions/travel-agencies.yaml'),
    'utf8',
  );
  write(
    'pages/solutions/cruise-lines.yaml',
    agencies.replace('for Travel Agencies', 'for Cruise Lines').replace('booking and', 'cabin and'),
  );
  edit('pages/solutions/cruise-lines.yaml', (page) => {
    page.bands[0].plate = 'enterprises';
  });
  edit('navigation.yaml', (menu) => {
    menu.signIn.href = 'https://app.example.com/login';
    menu.groups = menu.groups.slice(0, 3);
    menu.groups[0].items.push(
      { label: 'Cruise Lines', href: '/solutions/cruise-lines' },
      { label: 'Imprint', href: '/imprint' },
    );
    menu.groups[2].items.length = 1;
    menu.themeSwitch = false;
  });
  edit('drawings.yaml', ({ boardingPass, charts, checkout }) => {
    delete boardingPass.shop;
    checkout.lines.length = 1;
    charts.margin.parts = [
      { ...charts.margin.parts[0], share: 40 },
      { ...charts.margin.parts[1], share: 60 },
    ];
  });
  edit('planned.yaml', (planned) => {
    planned.splice(planned.indexOf('/demo'), 1, ...gonePages);
  });
  for (const address of gonePages) rmSync(join(project, `content/pages${address}.yaml`));
  for (const file of goneEntries) rmSync(join(project, `content/${file}.yaml`));
  write('pages/imprint.md', imprint);
  write(
    'pages/demo.md',
    '# Book a demo\n\nWrite to [us](/contact), and we show you around the admin panel, the shop and the traveler’s page.\n',
  );
  write(
    'pages/company.md',
    '# The company\n\nSince **2026** we have sold travel eSIMs from a small house in the middle of Berlin.[^1]\n\n[^1]: And nowhere else.\n',
  );
  edit('stories/travel.yaml', (story) => {
    story.logo = 'images/acme.svg';
  });
  writeFile(project, 'content/images/acme.svg', logo);
  write('pages/films.yaml', {
    meta: {
      ...blog.meta,
      title: 'Films',
      description:
        'Short films of the shop, the admin panel and the people who sell eSIMs with both.',
    },
    bands: [
      { band: 'head', title: 'Films.', intro: 'What there is to see.' },
      { ...exampleOf('video'), poster: 'images/our house.png' },
      { ...exampleOf('embed'), address: 'https://forms.test/ask', kind: 'form' },
    ],
  });
  write('pages/resources/blog.yaml', blog);
  write('pages/resources/blog/first-year.md', article);
  write('redirects.yaml', [
    { from: '/old-page', to: '/pricing' },
    { from: '/app', to: 'https://app.example.com' },
  ]);
  for (const [file, text] of Object.entries(everyBand())) writeFile(project, file, text);
  // A site whose forms do not send can do without their words.
  rmSync(join(project, 'content/forms.yaml'));
  for (const [file, text] of Object.entries(pseudoContent(readFiles(project)))) {
    const isTranslated = ['/index', ...dealtPages].some((path) => file === `pages${path}.yaml`);
    if (isTranslated || !file.startsWith('pages/')) write(`${pseudoCode}/${file}`, text);
  }
  const languages = readFileSync(join(project, 'content/languages.yaml'), 'utf8');
  write(
    'languages.yaml',
    languages.replace(' }', ', dir: ltr }') +
      languageLine.replace(' }', ', dir: rtl, partial: true }'),
  );
}
