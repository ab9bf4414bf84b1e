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

/** A value for the script, in which braces are no tokens. */
const code = z.string('must be a text, in quotes').meta({ kind: 'code' });
const value = z.union([code, z.number(), z.boolean()]);
const group = z.record(z.string(), value);

const purpose = exact('What it does, for the banner and the legal texts, such as “counts visits”');

/** They load scripts that are not known when the security policy is written. */
const tagManager =
  /^https:\/\/((www\.)?googletagmanager\.com|tags\.tiqcdn\.com|assets\.adobedtm\.com|cdn\.segment\.com)\//;

const outsideScript = z.strictObject({
  src: z
    .string()
    .regex(scriptAddress, 'must be an https address such as https://stats.example.com/script.js')
    .refine(
      (src) => !tagManager.test(src),
      'loads other scripts, which the security policy blocks: add a line for each of them. For Google Analytics, write service: ga4 and id: G-…',
    )
    .describe('URL of the script'),
  name: exact('Name of the service, as visitors know it'),
  purpose,
  consent: z.boolean().describe('Consent: ask visitors before the script is loaded'),
  connect: hosts(
    'Hosts that it sends data to; without this line, the one it comes from',
  ).optional(),
  images: hosts('Hosts that it loads images from').default([]),
  attributes: z
    .record(z.string(), code)
    .refine(
      (attributes) => Object.keys(attributes).every((name) => harmless.test(name)),
      'must be named id, integrity or crossorigin, or begin with data-',
    )
    .default({})
    .describe('Other attributes of the tag, such as data-domain'),
  settings: z
    .record(z.string(), z.union([z.array(z.union([value, z.array(value), group])), group]))
    .default({})
    .describe('Global variables with its settings, such as _paq'),
});

const googleAnalytics = z
  .strictObject({
    service: z.literal('ga4').describe('Google Analytics 4'),
    id: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement ID, such as G-AB12CD34EF')
      .describe('The measurement ID of the data stream'),
    purpose,
  })
  .transform(
    ({ id, purpose }): z.output<typeof outsideScript> => ({
      src: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      name: 'Google Analytics',
      purpose,
      consent: true,
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
      images: ['https://*.google-analytics.com'],
      attributes: { 'data-ga4': id },
      settings: {},
    }),
  );

export const outsideScripts = z
  .array(z.union([outsideScript, googleAnalytics]))
  .default([])
  .describe('Scripts from other hosts, such as analytics; none unless you name them');

/** A brand's third-party scripts that need a visitor's consent. */
export const askedScripts = <Script extends { consent: boolean }>({
  scripts,
}: {
  scripts: readonly Script[];
}) => scripts.filter(({ consent }) => consent);
