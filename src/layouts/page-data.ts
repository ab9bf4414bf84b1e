import type { Thing, WithContext } from 'schema-dts';
import type { WordsOf } from '../bands/define-band.ts';
import type { textWords as text } from '../bands/text/text-words.ts';
import type { PageFacts, Site } from '../content/schema/site.ts';
import { articleData, contactData, productData, websiteData } from '../lib/structured-data.ts';

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

type Answering = { label?: unknown; notice: string };

/** Buttons and forms on a page that a message answers. */
function* answeringIn(data: unknown): Generator<Answering> {
  if (!data || typeof data !== 'object') return;
  const part = data as Partial<Answering>;
  if (typeof part.notice === 'string') yield part as Answering;
  for (const value of Object.values(data)) yield* answeringIn(value);
}

/**
 * The words of a page's notice, if a button or a form shows one, and the messages of its buttons. On
 * pages with a form it links to the e-mail address, elsewhere to the contact page.
 */
export function noticeOf({ brand, words: { notice } }: Site, { bands }: PageFacts) {
  const answering = [
    ...answeringIn(bands.filter(({ band }) => brand.forms === 'off' || band !== 'contact')),
  ];
  const [first] = answering;
  if (!first) return undefined;
  const texts = answering.flatMap(({ label, notice }) => (label ? [notice] : []));
  const isForm = bands.some(({ band }) => band === 'contact' || band === 'sign-in');
  const contact = isForm ? { label: brand.email, href: `mailto:${brand.email}` } : notice.contact;
  const words = { contact, dismiss: notice.dismiss };
  return { initial: first.notice, texts: [...new Set(texts)], words };
}
