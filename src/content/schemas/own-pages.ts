import { z } from 'zod';
import {
  cards,
  closing,
  hero,
  lead,
  list,
  markdown,
  meta,
  question,
  stat,
  step,
  text,
} from './fields.ts';
import { picture, withPictures } from './pictures.ts';

/** A page of text: a Markdown file. */
export const ownTextSchema = z
  .strictObject({
    meta,
    heading: text('Headline of the page'),
    intro: lead('One or two sentences under it'),
    note: text('A line in small print, such as a date').optional(),
    body: markdown('The text itself, in Markdown'),
  })
  .transform(withPictures);

const band = z
  .discriminatedUnion('band', [
    z.strictObject({ band: z.literal('cards'), ...cards.shape }),
    z.strictObject({
      band: z.literal('steps'),
      title: text('Heading beside the steps'),
      intro: lead('One sentence'),
      steps: list(step),
    }),
    z.strictObject({
      band: z.literal('figures'),
      title: text('Heading beside the figures'),
      stats: list(stat),
    }),
    z.strictObject({
      band: z.literal('text'),
      title: text('Heading beside the text'),
      paragraphs: list(text('One paragraph')),
      points: list(z.strictObject({ term: text('A name'), text: text('What it is') }), 0).default(
        [],
      ),
    }),
    z.strictObject({
      band: z.literal('questions'),
      title: text('Heading beside the questions'),
      items: list(question),
    }),
    z.strictObject({
      band: z.literal('picture'),
      title: text('Heading over the picture'),
      intro: lead('One or two sentences'),
      picture: picture('figure', 'The picture'),
    }),
    z.strictObject({ band: z.literal('closing'), ...closing.shape }),
  ])
  .describe('One band of the page, with its words');

/** A page of bands: a YAML file. */
export const ownBandsSchema = z.strictObject({
  meta,
  hero: z.strictObject({
    title: hero.shape.title,
    lead: hero.shape.lead,
    actions: hero.shape.actions.optional(),
    picture: picture('figure', 'A picture under the headline').optional(),
  }),
  bands: list(band).describe('The bands of the page, in their order'),
});

export type OwnText = z.infer<typeof ownTextSchema>;
export type OwnBands = z.infer<typeof ownBandsSchema>;
/** A page of the owner's own, and its address in the default language. */
export type OwnPage = { path: string } & (OwnText | OwnBands);
