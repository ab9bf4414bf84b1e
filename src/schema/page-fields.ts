import { z } from 'zod';
import { day, exact, group, inkName } from './fields.ts';
import { picture } from './pictures.ts';

export const meta = group('Title and description for search engines and shared links', {
  title: exact('Page title, without the brand suffix. With the suffix at most 60 characters').meta({
    isTitle: true,
  }),
  description: exact('Description for search engines and shared links: 70 to 160 characters')
    .min(70, 'must have 70 to 160 characters')
    .max(160, 'must have 70 to 160 characters'),
  share: picture('share', 'Picture for shared links, in place of the drawn one').optional(),
  updated: day.describe('Last change of the text, for the sitemap'),
});

/** The fields of a page besides its bands. */
export const pageFields = {
  meta,
  frame: z
    .enum(['main', 'split', 'bare'])
    .default('main')
    .describe('Frame: main has header and footer, split is two halves, bare only a logo'),
  ink: inkName.optional().describe('Ink of the page; without it, the house ink'),
  listed: z.boolean().default(true).describe('Listed: search engines may show the page'),
  draft: z.boolean().optional().describe('Draft: shown in the editor only'),
  activity: z
    .boolean()
    .default(false)
    .describe('Activity: messages of activity.yaml appear in the corner of the page'),
  product: group('Product, for search engines', {
    name: exact('Product name'),
    audience: exact('Audience').optional(),
  }).optional(),
};
