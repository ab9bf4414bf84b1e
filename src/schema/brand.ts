import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { toHex } from '../lib/color.ts';
import { lowContrasts, themeColors } from '../lib/theme.ts';
import { lookFields, ownClaims } from './brand-look.ts';
import { day, exact } from './fields.ts';
import { isCode } from './languages.ts';
import { outsideScripts } from './outside-scripts.ts';

/** The longest name that still fits every page title with its suffix. */
const longestTitleName = 14;

const clock = (description: string) =>
  z
    .string('must be a time such as "09:00", in quotes')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "09:00"')
    .describe(description);

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const openingTimes = {
  days: z
    .array(z.enum(weekdays, 'must be a day of the week in English, such as Monday'))
    .min(1, 'must name at least one day')
    .describe('Open days'),
  opens: clock('Opening time'),
  closes: clock('Closing time'),
};

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Where the site's forms go: nowhere, to its own server, or to a form service. */
const formTarget = z
  .union(
    [
      z.enum(['off', 'own']),
      z
        .url({ protocol: /^https$/, hostname: z.regexes.domain })
        .transform((address) => new URL(address).href),
    ],
    'must be off (forms are a demo), own (this site’s server takes them) or the https address of a form service',
  )
  .default('off')
  .describe('Form target: off, own (this site’s server), or the https URL of a form service');

/** The fields of a brand file. */
export const brandFields = z.strictObject({
  name: exact('Product name').max(24, 'must have at most 24 characters'),
  shortName: exact(
    'Short name for page titles, header and drawings, where the full one is too long',
  )
    .max(longestTitleName, `must have at most ${longestTitleName} characters`)
    .optional(),
  legalName: exact('Company name, for the footer and legal texts'),
  tagline: exact('Tagline: what the product is, in three or four words').max(
    48,
    'must have at most 48 characters',
  ),
  domain: z
    .string()
    .refine((domain) => !/^[^/]+\.[^/]+\/[^/]/.test(domain), {
      message:
        'must be a whole host name: the site cannot live under a path of a domain, such as /shop. Give it a name of its own, such as shop.example.com',
      abort: true,
    })
    // The ASCII form for addresses: www.müller.example is www.xn--mller-kva.example.
    .transform((domain) => domainToASCII(domain) || domain)
    .pipe(
      z
        .string()
        .regex(
          /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]+)$/,
          'must be a bare host name such as www.example.com, without https:// and slashes',
        ),
    )
    .describe('Host name of the live site'),
  email: z.email('must be an e-mail address').describe('E-mail address for visitors'),
  phone: z
    .string()
    .regex(/^\+[0-9][0-9 ()-]{6,}$/, 'must be an international number such as +1 (555) 010-0142')
    .describe('Phone number, in international form'),
  address: z.strictObject({
    street: exact('Street and number'),
    city: exact('City'),
    region: exact('State or region, where addresses name it').optional(),
    postalCode: exact('Postal code, in quotes').optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US or DE')
      .describe('Country, by its two letters, such as US or DE'),
  }),
  jurisdiction: exact(
    'Jurisdiction: whose law governs the terms, such as “the State of California”',
  ),
  hours: z.strictObject({
    text: exact('Business hours as people read them'),
    ...openingTimes,
    also: z
      .array(z.strictObject(openingTimes))
      .default([])
      .describe('Other hours on other days, for search engines'),
  }),
  socials: z
    .array(
      z.strictObject({
        name: exact('Name of the network'),
        href: z
          .url({ protocol: /^https$/, error: 'must be an https address' })
          .meta({ kind: 'url', description: 'URL of your page' }),
      }),
    )
    .max(12)
    .describe('Social networks, for the footer; none is fine'),
  sampleContent: z
    .boolean()
    .describe('Samples: show entries with the line “sample: true”, marked as samples'),
  locale: z
    .string()
    .refine(isCode, { error: 'must be a locale such as en-US or de-DE' })
    .describe('Locale of numbers and dates, such as en-US'),
  currency: z
    .string()
    .refine((code) => currencies.has(code), {
      error: 'must be the code of a currency, such as USD or EUR',
    })
    .describe('Currency of all prices, such as USD'),
  ...lookFields,
  claims: ownClaims,
  confirmed: z
    .record(
      z.string(),
      exact('Day and source: 2026-11-16, Jane Doe').refine(
        (value) => day.safeParse(/^(\S+), *\S/.exec(value)?.[1]).success,
        'must be a day, a comma, and who says so or where it can be read: 2026-11-16, Jane Doe',
      ),
    )
    .default({})
    .describe('Confirmed topics of claims.yaml, and “Prices”'),
  scripts: outsideScripts,
  forms: formTarget,
});

/** A brand file, checked as a whole, with derived values added. */
export const brandSchema = brandFields
  .superRefine((brand, context) => {
    if (brand.name.length > longestTitleName && !brand.shortName) {
      const message = `must be given, because “${brand.name}” is too long for page titles: at most ${longestTitleName} characters`;
      context.addIssue({ code: 'custom', path: ['shortName'], message });
    }
    for (const [at, { opens, closes }] of [brand.hours, ...brand.hours.also].entries()) {
      if (closes > opens) continue;
      const path = ['hours', ...(at ? ['also', at - 1] : []), 'closes'];
      const message = `must be later than opens, which is ${opens}`;
      context.addIssue({ code: 'custom', path, message });
    }
    for (const { path, message, nearest } of lowContrasts(brand))
      context.addIssue({ code: 'custom', path, message, params: { nearest: toHex(nearest) } });
  })
  .transform((brand) => {
    const { paper } = themeColors(brand);
    return { ...brand, themeColor: { light: toHex(paper.light), dark: toHex(paper.dark) } };
  });

export type Brand = z.infer<typeof brandSchema>;
