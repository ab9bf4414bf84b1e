import { z } from 'zod';
import { day, exact, group } from './fields.ts';
import { picture } from './pictures.ts';

export const meta = group('What the page tells search engines and shared links', {
  title: exact('Page title, without the brand suffix. With the suffix at most 60 characters'),
  description: z
    .string()
    .min(70, 'must have 70 to 160 characters')
    .max(160, 'must have 70 to 160 characters')
    .describe('What search engines and shared links say about the page: 70 to 160 characters'),
  share: picture(
    'share',
    'The picture that shared links show, in place of the drawn one',
  ).optional(),
  updated: day.describe('Day on which the words of this page last changed, for the sitemap'),
});

export type Meta = z.infer<typeof meta>;
