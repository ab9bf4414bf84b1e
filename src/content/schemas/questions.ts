import { z } from 'zod';
import { icon, lead, linkAction, list, markdown, meta, slug, text } from './fields.ts';
import { withPictures } from './pictures.ts';

export const faqSchema = z.strictObject({
  meta,
  heading: text('Headline'),
  intro: lead('One or two sentences'),
  search: z.strictObject({
    label: text('Name of the search field'),
    placeholder: text('Example inside the empty field'),
    clear: text('Name of the button that empties it'),
    resultsOne: text('One result: {count} and {query}'),
    resultsMany: text('Several results: {count} and {query}'),
    none: text('No result: {query}'),
  }),
  tabsLabel: text('Name of the row of categories'),
  linkLabel: text('Name of the link to one question'),
  help: z.strictObject({
    title: text('Heading of the closing band'),
    text: lead('One or two sentences'),
    contact: linkAction,
    docs: linkAction,
  }),
});

export const categorySchema = z.strictObject({
  order: z.int().describe('Place in the row of categories'),
  id: slug('Key of the category, part of its address'),
  title: text('Name of the category'),
  icon,
  questions: list(
    z.strictObject({
      id: slug('Key of the question: its address is /faq#key'),
      question: text('The question'),
      answer: markdown('The answer. Links as [words](/page); a blank line starts a paragraph'),
    }),
    1,
    40,
  ),
});

export const legalSchema = z
  .strictObject({
    meta,
    heading: text('Heading of the page'),
    lastUpdated: text('Line that dates the text'),
    summary: lead('The text in one or two plain sentences'),
    contents: text('Heading of the table of contents'),
    body: markdown('The text itself, in Markdown'),
  })
  .transform(withPictures);

export type Faq = z.infer<typeof faqSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Legal = z.infer<typeof legalSchema>;
