import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Arbitrary,
  array,
  constantFrom,
  integer,
  record,
  stringMatching,
  subarray,
} from 'fast-check';
import { stringify } from 'yaml';
import { readContent, readFiles } from '../../src/content/read-content.ts';
import { shownDrawings } from '../../src/content/shown-drawings.ts';
import { readSource } from '../../src/content/source-file.ts';
import { mapTexts } from '../../src/lib/text.ts';
import { type BrandInput, randomBrand } from '../brands/random-brand.ts';

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<string, any>;
type Contents = Map<string, Data>;

/** Pages that can go, and all that goes with each. */
const pages = {
  '/about': ['pages/about.yaml'],
  '/contact': ['pages/contact.yaml'],
  '/pricing': ['pages/pricing.yaml'],
  '/faq': ['pages/faq.yaml', 'faq'],
  '/resources/stories': ['pages/stories.yaml', 'stories'],
  '/sign-in': ['pages/sign-in.yaml'],
  '/sign-up': ['pages/sign-up.yaml'],
  '/solutions/enterprises': ['solutions/enterprises.yaml'],
  '/solutions/startups': ['solutions/startups.yaml'],
  '/features/analytics': ['features/analytics.yaml'],
  '/features/mobile-app': ['features/mobile-app.yaml'],
  '/features/white-label': ['features/white-label.yaml'],
  '/legal/terms': ['legal/terms.md'],
  '/legal/cookie-policy': ['legal/cookie-policy.md'],
};

type Path = keyof typeof pages;

/** Lists: where they are, what tells their entries apart, and how many they may hold. */
const lists = [
  ['pages/landing.yaml', 'trust.stats', 'label', 12],
  ['pages/landing.yaml', 'features.items', 'title', 12],
  ['pages/landing.yaml', 'setup.steps', 'title', 3],
  ['pages/landing.yaml', 'pricing.plans', 'name', 5],
  ['pages/landing.yaml', 'pricing.questions.items', 'question', 12],
  ['pages/landing.yaml', 'testimonials.items', 'author', 12],
  ['pages/landing.yaml', 'testimonials.highlights', 'label', 12],
  ['pages/about.yaml', 'values.items', 'title', 12],
  ['pages/about.yaml', 'team.members', 'name', 12],
  ['pages/pricing.yaml', 'plans', 'name', 5],
  ['pages/pricing.yaml', 'addOns.items', 'name', 12],
  ['pages/pricing.yaml', 'questions.items', 'question', 12],
  ['solutions/travel-agencies.yaml', 'cards.items', 'title', 12],
  ['features/provider-integration.yaml', 'cards.items', 'title', 12],
] as const;

/** Fields that hold sentences. Names, labels and codes stay as they are. */
const sentences = new Set(['text', 'intro', 'lead', 'quote', 'answer', 'bio', 'heading']);

export type Change = {
  brand: BrandInput;
  gone: Path[];
  counts: number[];
  /** How each page's bands are dealt: the share that stays, and where the deck is cut. */
  bands: { kept: number; cut: number };
  /** What the owner writes, over and over. */
  written: string[];
  price: number;
  discount: number;
};

const word = stringMatching(/^[a-zäöüéñ]{1,14}$/);

/** From one word to about as many as a paragraph has. */
const sentence = integer({ min: 1, max: 36 })
  .chain((length) => array(word, { minLength: length, maxLength: length }))
  .map((words) => `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`);

export const randomChange: Arbitrary<Change> = record({
  brand: randomBrand,
  gone: subarray(Object.keys(pages) as Path[], { minLength: 1, maxLength: 6 }),
  counts: array(integer({ min: 0, max: 59 }), { minLength: lists.length, maxLength: lists.length }),
  bands: record({ kept: integer({ min: 1, max: 5 }), cut: integer({ min: 0, max: 4 }) }),
  written: array(sentence, { minLength: 20, maxLength: 20 }),
  price: integer({ min: 100, max: 999_999 }).map((cents) => cents / 100),
  discount: constantFrom(0.5, 0.75, 0.9),
});

const cents = (amount: number) => Math.round(amount * 100) / 100;

function entries(list: Data[], count: number, key: string): Data[] {
  return Array.from({ length: count }, (_, at) => {
    const entry = list[at % list.length] ?? {};
    return at < list.length ? entry : { ...entry, [key]: `${entry[key]} ${at}`, id: `n-${at}` };
  }).map(({ id, ...entry }, at) => (list[0]?.id ? { id: id ?? `n-${at}`, ...entry } : entry));
}

/** Links to pages that are gone lead home; in a text, their words stay. */
function withoutLinks(data: Data, isGone: (href: string) => boolean): Data {
  return mapTexts(data, (text, path) =>
    path.at(-1) === 'href' && isGone(text)
      ? '/'
      : text.replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (link, words, href) =>
          isGone(href) ? words : link,
        ),
  );
}

function changed(contents: Contents, change: Change, isGone: (href: string) => boolean) {
  const at = (file: string) => contents.get(`content/${file}`);
  const prices = at('prices.yaml') as Data;
  const monthly = change.price;
  for (const key of Object.keys(prices.plans))
    prices.plans[key] = { monthly, yearly: cents(monthly * change.discount) || 0.01 };
  prices.plans[Object.keys(prices.plans)[0] ?? ''].monthly = cents(monthly + 1);
  for (const [index, [file, path, key, most]] of lists.entries()) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const holder = steps.reduce<Data | undefined>((data, step) => data?.[step], at(file));
    const count = 1 + ((change.counts[index] ?? 0) % most);
    if (holder) holder[last] = entries(holder[last], count, key);
  }
  for (const data of contents.values()) {
    const { bands } = data;
    if (!Array.isArray(bands) || typeof bands[0] !== 'string') continue;
    const cut = change.bands.cut % bands.length;
    data.bands = [...bands.slice(cut), ...bands.slice(0, cut)].slice(0, change.bands.kept);
  }
  const menu = at('navigation.yaml') as Data;
  for (const group of menu.groups)
    group.items = group.items.filter(({ href }: Data) => !isGone(href));
  menu.groups = menu.groups.filter(({ items }: Data) => items.length > 0);
  for (const link of [menu.signIn, menu.signUp])
    if (isGone(link.href)) link.href = 'https://app.example.com';
}

/** Changes a copy of the project as an owner might who has no plan. */
export function changeContent(project: string, change: Change) {
  const isGone = (href: string) => change.gone.some((path) => href.split(/[?#]/, 1)[0] === path);
  for (const path of change.gone.flatMap((each) => pages[each]))
    rmSync(join(project, 'content', path), { recursive: true });
  const files = Object.keys(readFiles(project)).filter((file) =>
    /^content\/(?!languages|redirects)/.test(file),
  );
  const contents: Contents = new Map(
    files.map((file) => {
      const text = readFileSync(join(project, file), 'utf8');
      return [file, readSource(file, text).data as Data];
    }),
  );
  changed(contents, change, isGone);
  let texts = 0;
  const write = () => change.written[texts++ % change.written.length] ?? '';
  for (const [file, data] of contents) {
    const linked = withoutLinks(data, isGone);
    const { body, ...head } = mapTexts(linked, (text, path) =>
      sentences.has(String(path.at(-1))) ? write() : text,
    );
    const isText = file.endsWith('.md');
    writeFileSync(
      join(project, file),
      isText ? `---\n${stringify(head)}---\n${body}` : stringify(head),
    );
  }
  writeFileSync(join(project, 'brands/brand.yaml'), stringify(change.brand));
  // Words of drawings that nobody sees can go.
  const drawings = contents.get('content/specimens.yaml') ?? {};
  const shown = shownDrawings(readContent(project, 'brands/brand.yaml'));
  const kept = Object.fromEntries([...shown].map((name) => [name, drawings[name]]));
  writeFileSync(join(project, 'content/specimens.yaml'), stringify(kept));
}
