import type { PageFacts, Site } from '../content/schema/site.ts';

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
