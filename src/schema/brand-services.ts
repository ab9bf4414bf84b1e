import { z } from 'zod';

/** Where the site's forms go: nowhere, to its own server, or to a form service. */
export const formTarget = z
  .union(
    [
      z.enum(['off', 'own']),
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain })
        .transform((address) => new URL(address).href),
    ],
    'must be off (forms only pretend), own (this site’s server takes them) or the https address of a form service',
  )
  .default('off')
  .describe(
    'Who takes what visitors type into forms: off, own, or the https address of a form service',
  );
