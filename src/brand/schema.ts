import { z } from 'zod';
import { text } from '../content/schemas/fields.ts';
import { contrast, type Oklch, toHex } from '../lib/oklch.ts';

const paper = { light: '#f6fafb', dark: '#01151f' };

const oklch = z
  .tuple([z.number().min(0).max(1), z.number().min(0).max(0.4), z.number().min(0).max(360)], {
    error: 'must be a color as [lightness 0–1, chroma 0–0.4, hue 0–360], such as [0.53, 0.15, 32]',
  })
  .describe('OKLCH lightness, chroma and hue');

const readable = (theme: 'light' | 'dark') =>
  oklch.refine((color) => contrast(toHex(color as Oklch), paper[theme]) >= 4.5, {
    error: `must reach a contrast of 4.5:1 on ${theme} paper: change its lightness`,
  });

const ink = z.strictObject({
  light: readable('light').describe('The ink on light paper'),
  dark: readable('dark').describe('The ink on dark paper'),
});

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #f6fafb')
  .describe('A color as six hexadecimal digits');

export const brandSchema = z.strictObject({
  name: text('The product’s name, as printed everywhere').max(24),
  legalName: text('The company’s name, for the footer and legal texts'),
  tagline: text('What the product is, in three or four words').max(48),
  domain: z
    .string()
    .regex(
      /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
      'must be a bare host name such as www.example.com, without https:// and slashes',
    )
    .describe('Host name of the live site'),
  email: z.email('must be an e-mail address').describe('Where visitors write to'),
  phone: z
    .string()
    .regex(/^\+[0-9][0-9 ()-]{6,}$/, 'must be an international number such as +1 (555) 010-0142')
    .describe('Phone number, in international form'),
  address: z.strictObject({
    street: text('Street and number'),
    city: text('City'),
    region: text('State or region'),
    postalCode: text('Postal code, in quotes'),
    country: z.string().length(2, 'must be a two-letter country code').describe('Country code'),
  }),
  jurisdiction: text('Whose law governs the terms, such as “the State of California”'),
  hours: z.strictObject({
    text: text('Business hours as people read them'),
    days: z.array(text('Day of the week, in English')).min(1).describe('Days that are open'),
    opens: z
      .string()
      .regex(/^\d\d:\d\d$/, 'must be a time such as "09:00"')
      .describe('Opening time'),
    closes: z
      .string()
      .regex(/^\d\d:\d\d$/, 'must be a time such as "18:00"')
      .describe('Closing time'),
  }),
  socials: z
    .array(
      z.strictObject({
        name: text('Name of the network'),
        href: z
          .url({ protocol: /^https$/, error: 'must be an https address' })
          .describe('Your page'),
      }),
    )
    .length(3)
    .describe('Three social networks, for the footer'),
  sampleContent: z.boolean().describe('Whether people, companies and quotes are invented samples'),
  inks: z
    .strictObject({ agencies: ink, operators: ink, enterprises: ink, startups: ink })
    .describe('The ink of each audience; the first is the house ink'),
  themeColor: z.strictObject({ light: hex, dark: hex }).describe('Tint of the browser’s frame'),
});

export type Brand = z.infer<typeof brandSchema>;
