import type { Thing, WithContext } from 'schema-dts';
import type { WordsOf } from '../bands/define-band.ts';
import type { band as text } from '../bands/text/schema.ts';
import { articleData, contactData, productData, websiteData } from '../lib/structured-data.ts';
import type { PageFacts, Site } from '../schema/site.ts';

/** The words of the first band of this kind on a page. */
const bandOf = <Words = object>({ bands }: PageFacts, kind: string) =>
  bands.find(({ band }) => band === kind) as Words | undefined;

/** Monthly prices of the first set of plans that a page names. */
function pricesOn({ bands }: PageFacts, { plans, prices }: Site): number[] | undefined {
  const named = bands.find((words) => 'plans' in words) as { plans: string } | undefined;
  return (
    named &&
    plans[named.plans]?.plans.flatMap(({ price }) => prices.plans[price ?? '']?.monthly ?? [])
  );
}

/** The structured data of a page for search engines: all that it is, and it may be several things. */
export function pageData(site: Site, page: PageFacts): WithContext<Thing>[] {
  const { brand, language, pages } = site;
  const { address: path, meta, product } = page;
  const { description } = meta;
  const searched = pages.find((each) => bandOf(each, 'faq'));
  const article = bandOf<WordsOf<typeof text>>(page, 'text');
  const prices = pricesOn(page, site);
  const facts = { description, path, language, prices };
  return [
    ...(path === '/' ? [websiteData(brand, language, description, searched?.address)] : []),
    ...(product ? [productData(brand, { ...product, ...facts })] : []),
    ...(bandOf(page, 'contact') ? [contactData(brand, language, path)] : []),
    ...(article?.date
      ? [articleData(brand, language, { ...article, date: article.date, path, meta })]
      : []),
  ];
}

/** The messages of all buttons on a page. */
function* noticesIn(data: unknown): Generator<string> {
  if (!data || typeof data !== 'object') return;
  const { notice } = data as { notice?: unknown };
  if (typeof notice === 'string') yield notice;
  for (const value of Object.values(data)) yield* noticesIn(value);
}

/**
 * The words of a page's notice, if it has a button that shows one. `initial` is its message where no
 * script runs. On pages with a form it links to the e-mail address, elsewhere to the contact page.
 */
export function noticeOf({ brand, words: { notice } }: Site, { bands }: PageFacts) {
  const [initial] = noticesIn(
    bands.map((words) => (brand.forms !== 'off' && words.band === 'contact' ? {} : words)),
  );
  const isForm = bands.some(({ band }) => band === 'contact' || band === 'sign-in');
  const contact = isForm ? { label: brand.email, href: `mailto:${brand.email}` } : notice.contact;
  return initial === undefined ? undefined : { initial, contact, dismiss: notice.dismiss };
}
