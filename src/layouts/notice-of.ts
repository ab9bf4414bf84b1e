import { partsOf } from '../lib/data.ts';
import type { PageFacts, Site } from '../schema/site.ts';

type Answering = { label?: unknown; notice: string };

/** Whether a value is a button or a form that is answered by a message. */
const isAnswering = (part: unknown): part is Answering =>
  typeof (part as Partial<Answering> | null | undefined)?.notice === 'string';

/**
 * The text of a page's notice, if a button or a form shows one, and the messages of its buttons. On pages
 * with a form it links to the e-mail address, on others to the contact page.
 */
export function noticeOf({ brand, words: { notice } }: Site, { bands }: PageFacts) {
  const withNotices = bands.filter(({ band }) => brand.forms === 'off' || band !== 'contact');
  const answering = [...partsOf(withNotices)].map(([part]) => part).filter(isAnswering);
  const [first] = answering;
  if (!first) return undefined;
  const texts = answering.flatMap(({ label, notice }) => (label ? [notice] : []));
  const isForm = bands.some(({ band }) => band === 'contact' || band === 'sign-in');
  const contact = isForm ? { label: brand.email, href: `mailto:${brand.email}` } : notice.contact;
  const words = { contact, dismiss: notice.dismiss };
  return { initial: first.notice, texts: [...new Set(texts)], words };
}
