import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Arbitrary,
  constantFrom,
  integer,
  record,
  shuffledSubarray,
  subarray,
} from 'fast-check';
import { stringify } from 'yaml';
import { readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { mapTexts } from '../../src/lib/map-texts.ts';
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
  ['pages/landing.yaml', 'pricing.questions.items', 'question', 12],
  ['pages/landing.yaml', 'testimonials.items', 'author', 12],
  ['pages/landing.yaml', 'testimonials.highlights', 'label', 12],
  ['pages/about.yaml', 'values.items', 'title', 12],
  ['pages/about.yaml', 'team.members', 'name', 12],
  ['pages/pricing.yaml', 'addOns.items', 'name', 12],
  ['pages/pricing.yaml', 'questions.items', 'question', 12],
  ['solutions/travel-agencies.yaml', 'cards.items', 'title', 12],
  ['features/provider-integration.yaml', 'cards.items', 'title', 12],
] as const;

/** Words that stand in a sentence. Names, labels and codes stay as they are. */
const sentences = new Set(['text', 'intro', 'lead', 'quote', 'answer', 'bio']);

export type Change = {
  brand: BrandInput;
  gone: Path[];
  counts: number[];
  /** How each page's bands are dealt: the share that stays, and where the deck is cut. */
  bands: { kept: number; cut: number };
  /** By how many words each sentence is turned. */
  turn: number;
  price: number;
  discount: number;
};

export const randomChange: Arbitrary<Change> = record({
  brand: randomBrand,
  gone: subarray(Object.keys(pages) as Path[], { minLength: 1, maxLength: 6 }),
  counts: shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 12 }),
  bands: record({ kept: integer({ min: 1, max: 5 }), cut: integer({ min: 0, max: 4 }) }),
  turn: integer({ min: 1, max: 6 }),
  price: integer({ min: 1, max: 999_999 }).map((cents) => cents / 100),
  discount: constantFrom(0.5, 0.75, 0.9),
});

const cents = (amount: number) => Math.round(amount * 100) / 100;

function entries(list: Data[], count: number, key: string): Data[] {
  return Array.from({ length: count }, (_, at) => {
    const entry = list[at % list.length] ?? {};
    return at < list.length ? entry : { ...entry, [key]: `${entry[key]} ${at}`, id: `n-${at}` };
  }).map(({ id, ...entry }, at) => (list[0]?.id ? { id: id ?? `n-${at}`, ...entry } : entry));
}

/** The same words, from another one on. What is in braces or a link stays whole. */
function turned(text: string, by: number): string {
  const words = text.match(/\[[^\]]*\]\([^)]*\)\S*|\S+/g) ?? [];
  const at = by % Math.max(words.length, 1);
  return [...words.slice(at), ...words.slice(0, at)].join(' ');
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
  prices.plans[Object.keys(prices.plans)[0] ?? ''].monthly += 1;
  for (const [index, [file, path, key, most]] of lists.entries()) {
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    const holder = steps.reduce<Data | undefined>((data, step) => data?.[step], at(file));
    const count = Math.min(change.counts[index] ?? 1, most);
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
  for (const [file, data] of contents) {
    const linked = withoutLinks(data, isGone);
    const { body, ...head } = mapTexts(linked, (text, path) =>
      sentences.has(String(path.at(-1))) ? turned(text, change.turn) : text,
    );
    const isText = file.endsWith('.md');
    writeFileSync(
      join(project, file),
      isText ? `---\n${stringify(head)}---\n${body}` : stringify(head),
    );
  }
  writeFileSync(join(project, 'brands/brand.yaml'), stringify(change.brand));
}
