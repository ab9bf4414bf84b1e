import type { Kind } from '../bands/define-band.ts';
import { bands } from '../bands/table.ts';
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
export function noticeOf({ brand, words: { notice } }: Site, { bands: all }: PageFacts) {
  const isSent = (band: string) =>
    brand.forms !== 'off' && !(bands as Record<string, Kind>)[band]?.isDemo;
  const found = all.flatMap(({ band, ...words }) =>
    [...partsOf(words)].flatMap(([part, [field]]) =>
      isAnswering(part) && !(field === 'form' && isSent(band)) ? [part] : [],
    ),
  );
  const [first] = found;
  if (!first) return undefined;
  const texts = found.flatMap(({ label, notice }) => (label ? [notice] : []));
  const hasForm = all.some((words) => 'form' in words && isAnswering(words.form));
  const contact = hasForm ? { label: brand.email, href: `mailto:${brand.email}` } : notice.contact;
  const words = { contact, dismiss: notice.dismiss };
  return { initial: first.notice, texts: [...new Set(texts)], words };
}
