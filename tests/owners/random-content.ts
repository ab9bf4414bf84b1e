import { rmSync } from 'node:fs';
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
import { drawingsFor } from '../../src/content/checks/drawings.ts';
import { kindOfFile } from '../../src/content/file-kinds.ts';
import { readContent, readFiles } from '../../src/content/read-content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { decimalsOf } from '../../src/lib/money.ts';
import { pathOf } from '../../src/lib/paths.ts';
import { plansSchema } from '../../src/schema/registers.ts';
import { mapFields } from '../../src/schema/walk.ts';
import { pseudoMarkdown, pseudoText } from '../languages/pseudo.ts';
import { bare, bareBands } from './bare.ts';
import { type Data, edit, write } from './owned-copy.ts';
import { type BrandInput, randomBrand } from './random-brand.ts';

/** Lists by the kind of band that has them: what tells their entries apart. */
const lists: Record<string, Record<string, string>> = {
  'add-ons': { items: 'name' },
  cards: { items: 'title' },
  figures: { stats: 'label' },
  prices: { items: 'title' },
  questions: { items: 'question' },
  reasons: { blocks: 'title' },
  team: { members: 'name' },
  testimonials: { items: 'author', highlights: 'label' },
  values: { items: 'title' },
};

/** Fields that hold sentences, besides those that open a page or a band. */
const sentences = new Set(['text', 'quote', 'answer', 'bio']);

type Change = {
  brand: BrandInput;
  /** Addresses of pages. */
  gone: string[];
  counts: number[];
  /** How each page's bands are dealt: the share that stays, and where the deck is cut. */
  bands: { kept: number; cut: number };
  /** What the owner writes, over and over. */
  written: string[];
  price: number;
  discount: number;
};

/** An address that is planned, and stays so. */
const blog = '/resources/blog';

const word = stringMatching(/^[a-zäöüéñ]{1,14}$/);

/** From one word to about as many as a paragraph has. */
const sentence = integer({ min: 1, max: 36 })
  .chain((length) => array(word, { minLength: length, maxLength: length }))
  .map((words) => `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`);

const { planned, language } = readContent();
const { paths } = language;

export const randomChange: Arbitrary<Change> = record({
  brand: randomBrand,
  gone: subarray(
    paths.filter((path) => path !== '/'),
    { minLength: 8, maxLength: 14 },
  ),
  counts: array(integer({ min: 1, max: 12 }), { minLength: 7, maxLength: 7 }),
  bands: record({ kept: integer({ min: 1, max: 5 }), cut: integer({ min: 0, max: 4 }) }),
  written: array(sentence, { minLength: 20, maxLength: 20 }),
  price: integer({ min: 100, max: 999_999 }).map((cents) => cents / 100),
  discount: constantFrom(0.5, 0.75, 0.9),
});

/** Rounded to what a currency has after the point, and never free. */
const coins = (amount: number, currency: string) => {
  const unit = 10 ** decimalsOf(currency);
  return Math.max(1, Math.round(amount * unit)) / unit;
};

function entries(list: Data[], count: number, key: string): Data[] {
  return Array.from({ length: count }, (_, at) => {
    const entry = list[at % list.length] ?? {};
    if (at < list.length) return entry;
    return { ...entry, [key]: `${entry[key]} ${at}`, ...(entry.id && { id: `n-${at}` }) };
  });
}

/** In the letters of a language from right to left, as long as before. */
const inArabic = (text: string) => pseudoText(text, { growth: 0, isFramed: false });

/** Changes a copy of the project as an owner might who has no plan, and who reads from right to left. */
export function changeContent(project: string, change: Change) {
  const currency = 'KWD';
  const { shortName } = change.brand;
  let counted = 0;
  const count = () => change.counts[counted++ % change.counts.length] ?? 1;
  let texts = 0;
  const sayNext = () => change.written[texts++ % change.written.length] ?? '';
  // Bands that a link names by # may have gone.
  const isLost = (href: string) =>
    href.includes('#') ||
    change.gone.includes(pathOf(href)) ||
    (planned.includes(pathOf(href)) && href !== blog);

  const shorten = (page: Data) => {
    const [hero, ...others] = page.bands as Data[];
    const cut = change.bands.cut % Math.max(1, others.length);
    const dealt = [...others.slice(cut), ...others.slice(0, cut)].slice(0, change.bands.kept);
    for (const band of dealt)
      for (const [list, key] of Object.entries(lists[band.band] ?? {}))
        if (band[list]?.length) band[list] = entries(band[list], count(), key);
    page.bands = [hero, ...dealt];
  };

  for (const [file, text] of Object.entries(bareBands())) write(project, file, text);
  for (const [file, text] of Object.entries(readFiles(project))) {
    const kind = kindOfFile(file, ['']);
    if (!kind?.register && !kind?.address) continue;
    if (change.gone.includes(kind.address ?? '')) {
      rmSync(join(project, file));
      continue;
    }
    const { body, ...data } = mapFields(
      kind.schema,
      readSource(file, text).data,
      (value, { kind: field, isLead }, path) => {
        if (field === 'link') return isLost(String(value)) ? '/' : value;
        // Drawings have room for short words only.
        const isWritten = isLead || sentences.has(String(path.at(-1)));
        if (isWritten && kind.register !== 'drawings') return inArabic(sayNext());
        const whole = String(value).replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (link, words, href) =>
          isLost(href) ? words : link,
        );
        if (field === 'markdown') return pseudoMarkdown(whole);
        return field === 'text' ? inArabic(whole) : value;
      },
    ) as Data;
    if (data.bands && !file.includes('/bare/')) shorten(data);
    write(project, file, body === undefined ? data : `---\n${stringify(data)}---\n${body}`);
  }
  edit(project, 'content/plans.yaml', (sets) => {
    for (const set of Object.values(sets))
      set.plans = entries(set.plans, 1 + (count() % 5), 'name');
  });
  edit(project, 'content/prices.yaml', ({ plans }) => {
    for (const key of Object.keys(plans))
      plans[key] = {
        monthly: coins(change.price + 1, currency),
        yearly: coins(change.price * change.discount, currency),
      };
    plans[Object.keys(plans)[0] ?? ''].monthly = coins(change.price + 2, currency);
  });
  edit(project, 'content/navigation.yaml', (menu) => {
    for (const group of menu.groups)
      group.items = group.items.filter(({ href }: Data) => href !== '/');
    menu.groups = [];
    for (const link of [menu.signIn, menu.signUp])
      if (link?.href === '/') link.href = 'https://app.example.com';
  });
  edit(project, 'content/activity.yaml', (activity) => {
    activity.messages.length = 1;
  });
  edit(project, 'content/faq/general.yaml', (category) => {
    category.questions.length = 1;
  });
  edit(project, 'content/stories/travel.yaml', (story) => {
    story.results.length = 1;
  });
  edit(project, 'content/plans.yaml', (sets) => {
    const set = Object.values(sets)[0];
    set.plans = [bare(plansSchema.valueType.shape.plans.element, set.plans[0])];
  });
  // The locale of every other brand is another language's.
  rmSync(join(project, 'brands'), { recursive: true });
  write(project, 'content/languages.yaml', [{ code: 'ar', name: 'العربية' }]);
  write(project, 'content/planned.yaml', [blog]);
  write(project, 'brands/brand.yaml', {
    ...change.brand,
    name: inArabic(change.brand.name),
    ...(shortName && { shortName: inArabic(shortName) }),
    locale: 'ar-KW',
    currency,
    forms: 'own',
    socials: [],
    mark: 'compass',
  });
  // Words of drawings that nobody sees can go.
  const { pages } = readContent(project, 'brands/brand.yaml');
  const shown = drawingsFor(pages.flatMap(({ bands }) => bands));
  edit(project, 'content/drawings.yaml', (words) => {
    for (const name of Object.keys(words)) if (!shown.has(name as never)) delete words[name];
  });
}
