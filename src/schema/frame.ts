import { z } from 'zod';
import { group, link, linkAction, list, slug, text } from './fields.ts';

const menuItem = z.strictObject({
  label: text('Link text'),
  href: link('Link, a page or an address'),
  badge: z.enum(['comingSoon', 'premium']).optional().describe('Badge beside the link'),
  footerOnly: z.boolean().default(false).describe('Footer only: the header leaves it out'),
});

export const navigationSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slug('Key of the group'),
        title: text('Dropdown label'),
        items: list(menuItem, 1, 20).describe('Links of the group'),
      }),
    )
    .max(12)
    .describe('Groups: dropdowns in their order. The footer shows the same groups'),
  pricing: linkAction
    .optional()
    .describe('Pricing link in the header and footer; without it, there is none'),
  signIn: linkAction.optional().describe('Link at the end of the header; without it, none'),
  signUp: linkAction.optional().describe('Button at the end of the header; without it, none'),
  themeSwitch: z
    .boolean()
    .default(true)
    .describe('Theme switch: visitors can choose light or dark'),
  languageSwitch: z
    .boolean()
    .default(true)
    .describe('Language switch: visitors can choose the language, where there are several'),
  badges: z.strictObject({
    comingSoon: text('Badge text'),
    premium: text('Badge text'),
  }),
});

/** Words of the layout around every page. */
export const wordsSchema = z.strictObject({
  home: text('Name of the logo’s link, for screen readers'),
  skip: text('Skip link: the first link of every page, jumps over the header'),
  mainMenu: text('Name of the header’s menu, for screen readers'),
  footerMenu: text('Name of the footer’s menu, for screen readers'),
  openMenu: text('Name of the button that opens the menu on small screens'),
  closeMenu: text('Name of the button that closes it'),
  menu: text('Name of the menu on small screens'),
  toDark: text('Name of the theme button while the page is light'),
  toLight: text('Name of the theme button while the page is dark'),
  sample: text('Mark on invented people and companies'),
  preview: text('Mark in the corner of every page of a preview (STAGE=preview)').default('Preview'),
  language: text('Name of the choice of languages, where there is one'),
  socials: text('Name of the list of social networks'),
  opensElsewhere: text('Text for screen readers on a link to another site'),
  footerLine: text('Sentence beside the logo in the footer'),
  copyright: text('Copyright line; {year} is the current year'),
  consent: group('Consent banner, for scripts with “consent: true” in the brand file', {
    title: text('Name of the banner'),
    text: text('Question; {scripts.asked} names the scripts and what each does'),
    more: linkAction.optional().describe('Link to the text that says more'),
    accept: text('Label of the button that agrees'),
    decline: text('Label of the button that refuses'),
    change: text('Label of the button in the footer that asks again'),
  }),
  embed: group('Poster in place of a video or form of another service, before it loads', {
    video: text('Label of the button that loads a video'),
    other: text('Label of the button that loads anything else'),
    loads: text('Note on the button; {host} is the host that it loads from'),
    open: text('Text of the link to the service; {service} is its name, {host} its host'),
  }).optional(),
  notice: z.strictObject({
    contact: linkAction,
    dismiss: text('Name of the button that closes a message'),
  }),
  resetBrand: text(
    'Label of the footer button that ends the preview of a visitor’s brand; without it, only the page with the preview shows one',
  ).optional(),
  notLoaded: text(
    'Message for a form or tool that could not be loaded: says to try again',
  ).optional(),
  retry: text('Label of the button that loads a tool again').optional(),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationGroup = Navigation['groups'][number];
export type FrameWords = z.infer<typeof wordsSchema>;
