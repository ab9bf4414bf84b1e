import { z } from 'zod';
import { exact } from './fields.ts';

/** Only characters that need no escaping in a content security policy or in a host's config file. */
const scriptAddress = /^https:\/\/[\w.-]+(:\d+)?\/[\w./~@%+-]*(\?[\w./~@%+&=-]*)?$/;
const hostAddress = /^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/;

const harmless = /^(id|integrity|crossorigin|data-[a-z0-9-]+)$/;

const hosts = (description: string) =>
  z
    .array(
      z.string().regex(hostAddress, 'must be an https address such as https://stats.example.com'),
    )
    .describe(description);

/** A script from another host, such as one that counts visits. */
const outsideScript = z.strictObject({
  src: z
    .string()
    .regex(scriptAddress, 'must be an https address such as https://stats.example.com/script.js')
    .describe('Address of the script'),
  name: exact('Name of the service, as visitors know it'),
  purpose: exact('What it does, for the banner and the legal texts, such as “counts visits”'),
  consent: z.boolean().describe('Whether visitors are asked before it is loaded'),
  connect: hosts('Hosts that it sends to; without this line, the one it comes from').optional(),
  images: hosts('Hosts that it loads images from').default([]),
  attributes: z
    .record(z.string(), z.string('must be a text, in quotes'))
    .refine(
      (attributes) => Object.keys(attributes).every((name) => harmless.test(name)),
      'must be named id, integrity or crossorigin, or begin with data-',
    )
    .default({})
    .describe('What else its maker wants on the tag, such as data-domain'),
});

export const outsideScripts = z
  .array(outsideScript)
  .default([])
  .describe('Scripts from other hosts, such as analytics; none unless you name them');

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
