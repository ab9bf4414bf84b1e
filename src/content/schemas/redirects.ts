import { z } from 'zod';
import { link } from './fields.ts';

/** Old addresses and where they lead now. Every host and the site's own server follow it. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: z
        .string()
        .regex(/^\/[^\s?#]+$/, 'must be an address of this site, such as /old-page, without ? or #')
        .describe('The old address, such as /old-page'),
      to: link('Where it leads now: a page of this site, or an address that starts with https://'),
    }),
  )
  .max(500);

export type Redirects = z.infer<typeof redirectsSchema>;
