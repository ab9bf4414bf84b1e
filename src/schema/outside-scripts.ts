import { z } from 'zod';
import { exact } from './fields.ts';

/** Only characters that need no escaping in a content security policy or in a host's config file. */
const scriptAddress = /^https:\/\/[\w.-]+(:\d+)?\/[\w./~@%+-]*(\?[\w./~@%+&=-]*)?$/;
const oneHost = /^https:\/\/[\w.-]+(:\d+)?$/;
const hostAddress = /^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/;

const harmless = /^(id|integrity|crossorigin|data-[a-z0-9-]+)$/;

const hosts = (description: string) =>
  z
    .array(
      z.string().regex(hostAddress, 'must be an https address such as https://stats.example.com'),
    )
    .describe(description);

const purpose = exact('What it does, for the banner and the legal texts, such as “counts visits”');
const consent = z.boolean().describe('Whether visitors are asked before it is loaded');

const value = z.union([z.string(), z.number(), z.boolean()]);

/** What a service's own documentation calls its options, as data. */
const settings = z
  .record(z.string(), z.union([value, z.array(value), z.record(z.string(), value)]))
  .default({})
  .describe('Options of the service, under the names that its documentation gives them');

type Settings = z.infer<typeof settings>;

/** A script of another host, whether the owner wrote its address or only the name of a service. */
export type OutsideScript = {
  src: string;
  name: string;
  purpose: string;
  consent: boolean;
  connect?: string[] | undefined;
  images: string[];
  attributes: Record<string, string>;
  /** What src/scripts/services.ts has to call for it. */
  start?: { service: string; id: string; settings: Settings } | undefined;
};

/** Any script. */
const byAddress = z.strictObject({
  src: z
    .string()
    .regex(scriptAddress, 'must be an https address such as https://stats.example.com/script.js')
    .describe('Address of the script'),
  name: exact('Name of the service, as visitors know it'),
  purpose,
  consent,
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

const moreHosts = hosts('Further hosts that it sends to').default([]);

/** Visitors are always asked: it sets cookies. */
const googleAnalytics = z
  .strictObject({
    service: z.literal('google-analytics').describe('Google Analytics 4'),
    id: z
      .string()
      .regex(
        /^G-[A-Z0-9]{4,16}$/,
        'must be the measurement ID of a data stream, such as G-AB12CD34EF',
      )
      .describe('The measurement ID of the data stream: G-…'),
    purpose,
    settings,
    connect: moreHosts,
  })
  .transform(
    ({ service, id, purpose, settings, connect }): OutsideScript => ({
      src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      name: 'Google Analytics',
      purpose,
      consent: true,
      // As Google lists them for a content security policy.
      connect: [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
        ...connect,
      ],
      images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
      attributes: {},
      start: { service, id, settings },
    }),
  );

const plausible = z
  .strictObject({
    service: z.literal('plausible').describe('Plausible'),
    script: z
      .string()
      .regex(/^pa-[\w-]+$/, 'must be the name of your script in Plausible, such as pa-Xy12AbCd34')
      .optional()
      .describe('The name of the script that Plausible made for your site: pa-…'),
    domain: z
      .string()
      .regex(/^[\w.-]+$/, 'must be a domain such as www.example.com')
      .optional()
      .describe('With the older script, which is the same for every site: your domain'),
    host: z
      .string()
      .regex(oneHost, 'must be an https address such as https://stats.example.com')
      .default('https://plausible.io')
      .describe('Where Plausible runs, if you run it yourself'),
    purpose,
    consent,
    settings,
    connect: moreHosts,
  })
  .superRefine(({ script, domain, settings }, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!script === !domain)
      issue(
        'script',
        'must be named, as in pa-Xy12AbCd34; or name your domain, for the older script',
      );
    if (!script && Object.keys(settings).length > 0)
      issue('settings', 'can only be given to a script of your own, such as pa-Xy12AbCd34');
  })
  .transform(
    ({ service, script, domain, host, purpose, consent, settings, connect }): OutsideScript => ({
      src: `${host}/js/${script ?? 'script'}.js`,
      name: 'Plausible',
      purpose,
      consent,
      connect: [host, ...connect],
      images: [],
      attributes: domain ? { 'data-domain': domain } : {},
      start: script ? { service, id: script, settings } : undefined,
    }),
  );

export const outsideScripts = z
  .array(z.union([byAddress, googleAnalytics, plausible]))
  .default([])
  .transform((scripts): OutsideScript[] => scripts)
  .describe('Scripts from other hosts, such as analytics; none unless you name them');
