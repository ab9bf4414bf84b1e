import { isMap, isSeq, type YAMLMap } from 'yaml';
import { Fields, type Value, write } from './nodes.ts';

/*
 * Content as it was laid out before version 0.2 (a folder for each kind of page, bands named by a list)
 * as it is laid out now: an address is a file, a page is a list of bands.
 */

type Files = Record<string, string>;
type Band = Record<string, Value | undefined>;

/** What pages had in code before: their drawings, inks, looks and tones. */
const solutions: Record<string, { show: string; moment?: string; look?: string }> = {
  'travel-agencies': { show: 'boardingPass', moment: 'groupSheet' },
  'mobile-operators': { show: 'networkChart', moment: 'orderPath', look: 'numbered' },
  enterprises: { show: 'seatLedger', moment: 'roleMatrix', look: 'plain' },
  startups: { show: 'apiLog' },
};

type Feature = {
  show: string;
  moment?: string;
  ink?: string;
  plate?: string;
  look?: string;
  tones?: Record<string, string>;
};

const features: Record<string, Feature> = {
  'white-label': {
    show: 'reinkedStorefront',
    moment: 'brandMap',
    plate: 'agencies',
    look: 'across',
  },
  'provider-integration': {
    show: 'switchboard',
    moment: 'codeAnatomy',
    ink: 'operators',
    tones: { moment: 'night', detail: 'sheet' },
  },
  'payment-processing': { show: 'checkout', moment: 'payment', tones: { detail: 'sheet' } },
  analytics: { show: 'charts', moment: 'orderFunnel', ink: 'enterprises' },
  'mobile-app': { show: 'phone', ink: 'startups', tones: { detail: 'sheet' } },
};

const planned = [
  ...['/forgot-password', '/demo', '/careers', '/docs'],
  ...['supported', 'coverage', 'integration', 'custom'].map((name) => `/providers/${name}`),
  ...['docs', 'api', 'blog'].map((name) => `/resources/${name}`),
  ...['/company/careers', '/company/press'],
];

const bandNames = (page: Fields) => page.list('bands').map(String);

/** A drawing, unless the band has a picture instead. */
const showing = (words: Fields, show: string | undefined) =>
  words.has('picture') ? undefined : show;

/** Copies of nodes: a node must not stand in two places. */
const copyOf = (node: unknown) => (node as { clone: () => Value } | undefined)?.clone();

class Migration {
  private readonly root: string;
  private readonly old: Files;
  readonly made: Files = {};
  private readonly plans: Record<string, Value> = {};
  private wiring: Value | undefined;

  constructor(old: Files, root: string) {
    this.old = old;
    this.root = root;
  }

  private page(file: string): Fields | undefined {
    const text = this.old[this.root + file];
    return text === undefined ? undefined : new Fields(text);
  }

  private put(
    name: string,
    page: Fields,
    fields: Record<string, Value | undefined>,
    bands: Band[],
  ) {
    const meta = page.take('meta');
    const comment = page.document.commentBefore;
    const text = write({ ...(meta && { meta }), ...fields, bands: bands as Value[] }, comment);
    const unshown = page.names.length > 0 ? write(page.rest()).trimEnd() : '';
    const kept =
      unshown && `\n# Bands that the page did not show:\n${unshown.replace(/^/gm, '# ')}\n`;
    this.made[`${this.root}pages/${name}`] = text + kept;
  }

  run(): Files {
    this.landing();
    for (const [slug, looks] of Object.entries(solutions)) this.solution(slug, looks);
    for (const [slug, looks] of Object.entries(features)) this.feature(slug, looks);
    this.pricing();
    this.company();
    this.accounts();
    this.texts();
    this.ownPages();
    this.registers();
    return this.made;
  }

  private landing() {
    const page = this.page('pages/landing.yaml');
    if (!page) return;
    const popup = page.take('popup');
    if (popup) this.made[`${this.root}activity.yaml`] = write(popup);
    const bands: Band[] = [{ band: 'landing-hero', ...page.inside('hero').rest() }];
    for (const name of bandNames(page)) {
      const words = page.inside(name);
      if (name === 'trust') bands.push({ band: 'figures', look: 'strip', ...words.rest() });
      else if (name === 'features') bands.push(drawnCards(words));
      else if (name === 'setup') bands.push(setup(words));
      else if (name === 'payments')
        bands.push({ band: 'payments', methods: 'all', ...words.rest() });
      else if (name === 'pricing') bands.push(...this.landingPlans(words));
      else bands.push({ band: name, ...words.rest() });
    }
    this.put('index.yaml', page, { activity: popup ? true : undefined }, bands);
  }

  private landingPlans(words: Fields): Band[] {
    this.plans.landing = {
      words: words.take('words') as Value,
      plans: words.take('plans') as Value,
    };
    const questions = words.inside('questions');
    return [
      {
        band: 'plans',
        title: words.take('title'),
        intro: words.take('intro'),
        plans: 'landing',
        link: words.take('questionsLink'),
      },
      { band: 'questions', id: 'faq', ...questions.rest() },
    ];
  }

  /** The hero of a solution or feature page. */
  private hero(page: Fields, show: string, plate?: string): Band {
    const hero = page.inside('hero');
    const picture = page.take('picture');
    return {
      band: 'hero',
      ...hero.rest(),
      show: picture ? undefined : show,
      picture,
      caption: page.take('figure'),
      plate,
    };
  }

  private solution(slug: string, { show, moment, look }: (typeof solutions)[string]) {
    const page = this.page(`solutions/${slug}.yaml`);
    if (!page) return;
    const audience = page.text('audience');
    const product = page.take('product');
    const bands = [this.hero(page, show)];
    for (const name of bandNames(page)) {
      const words = page.inside(name);
      if (name === 'cards') bands.push({ band: 'cards', look, ...words.rest() });
      else if (name === 'moment')
        bands.push({ band: 'drawing', show: showing(words, moment), ...words.rest() });
      else if (name === 'why') bands.push({ band: 'reasons', ...words.rest() });
      else if (name === 'launch') bands.push(launch(words));
      else if (name === 'proof') bands.push({ band: 'figures', ...words.rest() });
      else bands.push({ band: name, ...words.rest() });
    }
    const data = product && { name: product, ...(audience && { audience }) };
    this.put(`solutions/${slug}.yaml`, page, { ink: audience, product: data }, bands);
  }

  private feature(slug: string, { show, moment, ink, plate, look, tones = {} }: Feature) {
    const page = this.page(`features/${slug}.yaml`);
    if (!page) return;
    const product = page.take('product');
    const bands = [this.hero(page, show, plate)];
    const names = bandNames(page);
    const words = Object.fromEntries(names.map((name) => [name, page.inside(name)]));
    const costs = words.prices?.list('items') ?? [];
    for (const [name, fields] of Object.entries(words)) {
      if (name === 'cards') bands.push({ band: 'cards', look, ...fields.rest() });
      else if (name === 'moment')
        bands.push({
          band: 'drawing',
          show: showing(fields, moment),
          ...fields.rest(),
          tone: tones.moment,
        });
      else if (name === 'steps') bands.push(steps(fields, costs as YAMLMap[]));
      else if (name === 'methods')
        bands.push({ band: 'methods', methods: 'all', ...fields.rest() });
      else if (name === 'prices') {
        const { action, ...rest } = fields.rest();
        bands.push({ band: 'prices', ...rest, items: costs as Value[], action });
      } else if (name === 'detail')
        bands.push({ band: 'detail', ...fields.rest(), tone: tones.detail });
      else bands.push({ band: name, ...fields.rest() });
    }
    this.put(`features/${slug}.yaml`, page, { ink, product: product && { name: product } }, bands);
  }

  private pricing() {
    const page = this.page('pages/pricing.yaml');
    if (!page) return;
    this.plans.pricing = { words: page.take('words') as Value, plans: page.take('plans') as Value };
    const plans = 'pricing';
    const bands: Band[] = [
      { band: 'plans-hero', title: page.take('heading'), intro: page.take('intro'), plans },
    ];
    const kinds: Record<string, string> = { perSale: 'costs', addOns: 'add-ons' };
    for (const name of bandNames(page)) {
      const isPlanned = name === 'comparison' || name === 'perSale';
      bands.push({
        band: kinds[name] ?? name,
        ...page.inside(name).rest(),
        plans: isPlanned ? plans : undefined,
      });
    }
    this.put('pricing.yaml', page, { product: { name: '{brand.name}' } }, bands);
  }

  private company() {
    const head = (page: Fields): Band => ({
      band: 'head',
      title: page.take('heading'),
      intro: page.take('intro'),
    });
    const about = this.page('pages/about.yaml');
    if (about) {
      const bands = [head(about)];
      for (const name of bandNames(about)) {
        const words = about.inside(name);
        if (name === 'story') {
          this.wiring = words.take('wiring') as Value | undefined;
          const show = showing(words, 'wiring');
          bands.push({ band: 'story', ...words.rest(), show });
        } else if (name === 'closing') bands.push(closing(words, 'careers', 'contact'));
        else bands.push({ band: name, ...words.rest() });
      }
      this.put('about.yaml', about, {}, bands);
    }
    const contact = this.page('pages/contact.yaml');
    if (contact) {
      const title = contact.take('heading');
      const meta = contact.take('meta');
      const words = contact.rest();
      this.put('contact.yaml', new Fields(write({ ...(meta && { meta }) })), {}, [
        { band: 'contact', title, ...words },
      ]);
    }
    const faq = this.page('pages/faq.yaml');
    if (faq) {
      const help = faq.inside('help');
      const opening = head(faq);
      const meta = faq.take('meta');
      const words = faq.rest();
      this.put('faq.yaml', new Fields(write({ ...(meta && { meta }) })), {}, [
        opening,
        { band: 'faq', ...words, categories: 'all' },
        { ...closing(help, 'contact', 'docs'), band: 'help' },
      ]);
    }
    const stories = this.page('pages/stories.yaml');
    if (stories)
      this.put('resources/stories.yaml', stories, {}, [
        head(stories),
        {
          band: 'stories',
          resultsLabel: stories.take('resultsLabel'),
          portrait: stories.take('portrait'),
          stories: 'all',
        },
        closing(stories.inside('closing'), 'primary', 'secondary'),
      ]);
    const blog = this.page('pages/blog.yaml');
    if (blog && this.articles().length > 0)
      this.put('resources/blog.yaml', blog, {}, [
        head(blog),
        {
          band: 'articles',
          below: '/resources/blog',
          all: blog.take('all'),
          feed: blog.take('feed'),
        },
      ]);
  }

  private accounts() {
    for (const name of ['sign-in', 'sign-up']) {
      const page = this.page(`pages/${name}.yaml`);
      if (!page) continue;
      const title = page.take('heading');
      const { heading, ...promo } = page.inside('promo').rest();
      const meta = page.take('meta');
      const words = page.rest();
      this.put(
        `${name}.yaml`,
        new Fields(write({ ...(meta && { meta }) })),
        { frame: 'split', listed: false },
        [
          { band: name, title, ...words },
          { band: 'promo', title: heading, ...promo },
        ],
      );
    }
    const missing = this.page('pages/not-found.yaml');
    // Hosts know one page for addresses that do not exist: that of the first language.
    if (missing && this.root === 'content/')
      this.put('404.yaml', missing, { frame: 'bare', listed: false }, [
        {
          band: 'not-found',
          code: missing.take('code'),
          title: missing.take('heading'),
          text: missing.take('text'),
          actions: [missing.take('primary') as Value, missing.take('secondary') as Value],
        },
      ]);
  }

  private articles() {
    return Object.keys(this.old).filter((file) => /^blog\/[^/]+\.md$/.test(this.name(file)));
  }

  private name(file: string) {
    return file.startsWith(this.root) ? file.slice(this.root.length) : '';
  }

  /** Legal texts and articles: Markdown, with another head. */
  private texts() {
    for (const [file, text] of Object.entries(this.old)) {
      const name = this.name(file);
      if (/^legal\/[^/]+\.md$/.test(name))
        this.made[`${this.root}pages/${name}`] = text
          .replace(/^lastUpdated:/m, 'note:')
          .replace(/^summary:/m, 'intro:')
          .replace(/^(contents:.*)$/m, '$1\nisSealed: true');
      else if (/^blog\/[^/]+\.md$/.test(name))
        this.made[`${this.root}pages/resources/${name}`] = text;
      else if (/^pages\/.+\.md$/.test(name)) this.made[file] = text;
    }
  }

  /** Pages of the owner's own had a hero, and bands of seven kinds. */
  private ownPages() {
    const ofTheSite =
      /^pages\/(landing|pricing|contact|about|faq|stories|blog|sign-in|sign-up|not-found)\.yaml$/;
    for (const [file, text] of Object.entries(this.old)) {
      const name = this.name(file);
      if (!/^pages\/.+\.yaml$/.test(name) || ofTheSite.test(name)) continue;
      const page = new Fields(text);
      const { lead, ...hero } = page.inside('hero').rest();
      const bands = page.list('bands').map((node) => ownBand(new Fields(node as never)));
      this.put(name.slice('pages/'.length), page, {}, [
        { band: 'head', ...hero, intro: lead },
        ...bands,
      ]);
    }
  }

  private registers() {
    const drawings = `${this.root}drawings.yaml`;
    const wiring = this.wiring ? write({ wiring: this.wiring }) : '';
    if (wiring) this.made[drawings] = wiring;
    if (Object.keys(this.plans).length > 0)
      this.made[`${this.root}plans.yaml`] = write(
        this.plans,
        ' Sets of plans, and the words around each. Bands name the set that they show.',
      );
    for (const [file, text] of Object.entries(this.old)) {
      const name = this.name(file);
      if (name === 'specimens.yaml') this.made[drawings] = `${text}\n${wiring}`;
      else if (/^stories\/[^/]+\.yaml$/.test(name))
        this.made[file] = text.replace(/^audience:/m, 'ink:');
      else if (/^faq\/[^/]+\.yaml$/.test(name) || /^[^/]+\.yaml$/.test(name))
        this.made[file] = text;
    }
    if (this.root !== 'content/') return;
    const pages = new Set(
      Object.keys(this.made).map((file) => file.replace(/^content\/pages|\.(md|yaml)$/g, '')),
    );
    this.made['content/planned.yaml'] ??= write(
      planned.filter((address) => !pages.has(address)),
      ' Addresses that the site links to and that have no page yet: they show the 404 page.',
    );
  }
}

function closing(words: Fields, first: string, second: string): Band {
  return {
    band: 'closing',
    title: words.take('title'),
    text: words.take('text'),
    actions: [words.take(first) as Value, words.take(second) as Value],
  };
}

/** The first two cards of the landing page were drawn. */
function drawnCards(words: Fields): Band {
  const items = words.list('items').map((node, index) => {
    const show = ['shopHeads', 'secondSource'][index];
    return show && isMap(node) ? { ...new Fields(node as never).rest(), show } : (node as Value);
  });
  return { band: 'cards', ...words.rest(), items };
}

function setup(words: Fields): Band {
  const dashboard = words.inside('dashboard');
  const show = showing(dashboard, 'dashboard');
  return {
    band: 'setup',
    ...words.rest(),
    dashboard: { ...dashboard.rest(), ...(show && { show }) },
  };
}

function launch(words: Fields): Band {
  const tape = words.take('tape');
  return {
    band: 'steps',
    title: words.take('title'),
    intro: words.take('intro'),
    tone: tape ? undefined : 'paper',
    items: words.take('steps'),
    tape,
  };
}

/** Over a ruler stood the prices of the page’s first and last price card. */
function steps(words: Fields, costs: YAMLMap[]): Band {
  const weeks = words.take('weeks');
  const items = words.list('items');
  const amount = (card: YAMLMap | undefined) =>
    card && { price: copyOf(card.get('price', true)), period: copyOf(card.get('period', true)) };
  const amounts = weeks ? [amount(costs[0]), undefined, amount(costs.at(-1))] : [];
  return {
    band: 'steps',
    title: words.take('title'),
    intro: words.take('intro'),
    weeks,
    items: items.map((node, at) =>
      amounts[at]
        ? { ...new Fields(node as never).rest(), amount: amounts[at] as Value }
        : (node as Value),
    ),
  };
}

function ownBand(words: Fields): Band {
  const band = words.text('band') ?? '';
  if (band === 'steps') {
    const items = words.take('steps');
    return { band, ...words.rest(), items };
  }
  if (band === 'text') return { band: 'detail', ...words.rest() };
  if (band === 'picture') return { band: 'drawing', ...words.rest(), tone: 'paper' };
  return { band, ...words.rest() };
}

/** Whether content is laid out as before version 0.2. */
export const isEarlier = (files: Files) => 'content/pages/landing.yaml' in files;

const languageRoots = (files: Files) => {
  const list = new Fields(`list:\n${files['content/languages.yaml'] ?? ''}`).take('list');
  const codes = isSeq(list) ? (list.toJSON() as { code: string }[]).map(({ code }) => code) : [];
  return ['content/', ...codes.slice(1).map((code) => `content/${code}/`)];
};

/** The content files of a site, laid out as they are now. */
export function toBands(files: Files): Files {
  const roots = languageRoots(files);
  return Object.assign(
    {},
    ...roots.map((root) => {
      const others = roots.filter((each) => each !== 'content/' && each !== root);
      const own = Object.entries(files).filter(
        ([file]) => file.startsWith(root) && !others.some((each) => file.startsWith(each)),
      );
      return new Migration(Object.fromEntries(own), root).run();
    }),
  );
}
