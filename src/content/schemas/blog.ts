import { z } from 'zod';
import { day, exact, lead, markdown, meta, text } from './fields.ts';

/** The words around the articles. */
export const blogSchema = z.strictObject({
  meta,
  heading: text('Headline of the list of articles'),
  intro: lead('One or two sentences under it'),
  all: text('Words of the link from an article to the list'),
  feed: text('Words of the link to the feed'),
});

/** An article: a Markdown file. */
export const articleSchema = z
  .strictObject({
    meta: meta.partial({ updated: true }),
    date: day.describe('Day on which it was published: the newest article comes first'),
    author: exact('Who wrote it').optional(),
    heading: text('Headline of the article'),
    intro: lead('One or two sentences under it, also shown in the list'),
    body: markdown('The text itself, in Markdown'),
  })
  .transform(({ meta: { updated, ...said }, ...article }) => ({
    ...article,
    meta: { ...said, updated: updated ?? article.date },
  }));

export type Blog = z.infer<typeof blogSchema>;
/** An article, and its address in the default language. */
export type Article = { path: string } & z.infer<typeof articleSchema>;
