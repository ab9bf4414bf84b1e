import type { z } from 'zod';
import { nodesOf, plainText } from '../lib/markdown.ts';
import { asTyped } from '../lib/text.ts';
import type { Page, textPageSchema } from './page-schema.ts';

type TextPage = z.infer<typeof textPageSchema>;

const longestDescription = 160;

/** The beginning of a text that search engines show whole, up to the end of a word. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

const words = (text: string) => asTyped(text).replaceAll(/\s+/g, ' ').trim();

/** The headline that a text begins with, and the text after it. */
function openingOf(body: string) {
  const [, first] = nodesOf(body);
  if (first?.type !== 'heading' || first.depth !== 1) return { heading: undefined, rest: body };
  return { heading: plainText(first), rest: body.slice(first.position?.end.offset).trimStart() };
}

/** Turns a page of text into an ordinary page with one band. */
export function asPage(text: TextPage): Omit<Page, 'file' | 'address'> {
  const { frame, ink, listed, draft, activity, product, meta, ...band } = text;
  const opening = band.heading ? { heading: band.heading, rest: band.body } : openingOf(band.body);
  const heading = opening.heading ?? '';
  const paragraph = nodesOf(opening.rest).find((node) => node.type === 'paragraph');
  return {
    frame,
    ink,
    listed,
    draft,
    activity,
    product,
    meta: {
      ...meta,
      title: meta.title ?? words(heading),
      description:
        meta.description ??
        shortened(words(band.intro ?? (paragraph ? plainText(paragraph) : heading))),
      updated: meta.updated ?? band.date,
    },
    bands: [{ band: 'text', ...band, heading, body: opening.rest }],
  };
}
