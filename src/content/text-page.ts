import type { z } from 'zod';
import { nodesOf, plainText, sourceOf } from '../lib/markdown.ts';
import { asTyped } from '../lib/text.ts';
import type { Issue } from './faults.ts';
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

/** A text has one headline: in the head of its file, or as its first line. */
export function headingIssues({ heading, body }: Pick<TextPage, 'heading' | 'body'>): Issue[] {
  const nodes = nodesOf(body);
  const headlines = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
  const opens = !heading && headlines[0] !== undefined && headlines[0] === nodes[1];
  const missing = !heading && !opens;
  const message = 'is a second headline, and a page has one: write ##';
  return [
    ...headlines
      .slice(opens ? 1 : 0)
      .map((node) => ({ path: ['body'], message, at: sourceOf(body, node) })),
    ...(missing
      ? [{ path: ['heading'], message: 'is missing: let the text begin with “# Headline”' }]
      : []),
  ];
}

/** Turns a page of text into an ordinary page with one band. */
export function asPage(text: TextPage): Omit<Page, 'file' | 'address'> {
  const { frame, ink, listed, activity, product, meta, ...band } = text;
  const opening = band.heading ? { heading: band.heading, rest: band.body } : openingOf(band.body);
  const heading = opening.heading ?? '';
  const paragraph = nodesOf(opening.rest).find((node) => node.type === 'paragraph');
  return {
    frame,
    ink,
    listed,
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
