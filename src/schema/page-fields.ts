import { z } from 'zod';
import { day, exact, group, inkName } from './fields.ts';
import { picture } from './pictures.ts';

export const meta = group('What the page tells search engines and shared links', {
  title: exact('Page title, without the brand suffix. With the suffix at most 60 characters').meta({
    isTitle: true,
  }),
  description: exact(
    'What search engines and shared links say about the page: 70 to 160 characters',
  )
    .min(70, 'must have 70 to 160 characters')
    .max(160, 'must have 70 to 160 characters'),
  share: picture(
    'share',
    'The picture that shared links show, in place of the drawn one',
  ).optional(),
  updated: day.describe('Day on which the words of this page last changed, for the sitemap'),
});

/** The fields of a page besides its bands. */
export const pageFields = {
  meta,
  frame: z
    .enum(['main', 'split', 'bare'])
    .default('main')
    .describe(
      'What is around the page: main has header and footer, split is two halves, bare only a logo',
    ),
  ink: inkName
    .optional()
    .describe('The ink that the page is printed in; without it, the house ink'),
  listed: z.boolean().default(true).describe('Whether search engines are told of the page'),
  draft: z
    .boolean()
    .optional()
    .describe('Whether it is a draft, which is shown in the editor only'),
  activity: z
    .boolean()
    .default(false)
    .describe('Whether the messages of activity.yaml come up in the corner of the page'),
  product: group('For search engines, where the page presents a product', {
    name: exact('Name of the product that the page presents'),
    audience: exact('Whom it is for').optional(),
  }).optional(),
};
