import { z } from 'zod';
import { idsIn, nodesOf, sourceOf } from '../../lib/markdown.ts';
import { day, exact, markdown, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const textWords = defineBand(
  'A page of text in Markdown: a head, then the text',
  {
    heading: text('Headline of the page'),
    intro: text('One or two sentences under it').optional(),
    note: text('A line in small print under them, such as a date').optional(),
    contents: text('Heading of a table of contents; without it, there is none').optional(),
    isSealed: z
      .boolean()
      .optional()
      .describe('Whether the text ends in the company’s seal, as legal texts do'),
    date: day
      .optional()
      .describe('For an article: the day on which it was published. The newest comes first'),
    author: exact('For an article: who wrote it').optional(),
    body: markdown('The text itself, in Markdown'),
  },
  {
    isHero: true,
    places: ({ body }) => idsIn(body),
    problems: ({ heading, body }) => [
      ...nodesOf(body)
        .filter((node) => node.type === 'heading' && node.depth === 1)
        .map((node) => ({
          field: 'body',
          message: 'is a second headline, and a page has one: write ##',
          at: sourceOf(body, node),
        })),
      ...(heading
        ? []
        : [{ field: 'heading', message: 'is missing: let the text begin with “# Headline”' }]),
    ],
  },
);
