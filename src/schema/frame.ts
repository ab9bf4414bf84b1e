import { z } from 'zod';
import { group, link, linkAction, list, slug, text } from './fields.ts';

const menuItem = z.strictObject({
  label: text('Words of the link'),
  href: link('Where it leads'),
  badge: z.enum(['comingSoon', 'premium']).optional().describe('Small label beside the link'),
  footerOnly: z.boolean().default(false).describe('Whether the header leaves it out'),
});

export const navigationSchema = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        id: slug('Key of the group'),
        title: text('Words on the dropdown'),
        items: list(menuItem, 1, 20).describe('Links of the group'),
      }),
    )
    .max(12)
    .describe('Dropdowns in their order; the footer shows the same groups'),
  pricing: linkAction
    .optional()
    .describe('Plain link in the row, and in the footer; without it, there is none'),
  signIn: linkAction.optional().describe('Link at the end of the header; without it, none'),
  signUp: linkAction.optional().describe('Button at the end of the header; without it, none'),
  themeSwitch: z.boolean().default(true).describe('Whether visitors can choose light or dark'),
  languageSwitch: z
    .boolean()
    .default(true)
    .describe('Whether visitors can choose the language, where there are several'),
  badges: z.strictObject({
    comingSoon: text('Words of the badge'),
    premium: text('Words of the badge'),
  }),
});

/** Words of the layout around every page. */
export const wordsSchema = z.strictObject({
  home: text('Name of the logo’s link'),
  skip: text('First link of every page: jumps over the header'),
  mainMenu: text('Name of the header’s menu, for screen readers'),
  footerMenu: text('Name of the footer’s menu, for screen readers'),
  openMenu: text('Name of the button that opens the menu on small screens'),
  closeMenu: text('Name of the button that closes it'),
  menu: text('Name of the overlay'),
  toDark: text('Name of the theme button while the page is light'),
  toLight: text('Name of the theme button while the page is dark'),
  sample: text('Quiet mark on invented people and companies'),
  preview: text('Quiet mark in the corner of every page of a preview (STAGE=preview)').default(
    'Preview',
  ),
  language: text('Name of the choice of languages, where there is one'),
  socials: text('Name of the list of social networks'),
  opensElsewhere: text('What a screen reader hears on a link to another site'),
  footerLine: text('Sentence beside the logo in the footer'),
  copyright: text('Copyright line; {year} is the current year'),
  consent: group('The banner, where the brand file names scripts with “consent: true”', {
    title: text('Name of the banner'),
    text: text('What is asked; {scripts.asked} names the scripts and what each does'),
    more: linkAction.optional().describe('Link to the text that says more'),
    accept: text('Words on the button that agrees'),
    decline: text('Words on the button that does not'),
    change: text('Words on the button in the footer that asks again'),
  }),
  embed: group('What is shown before something of another service loads, where a page has it', {
    video: text('Words on the button that loads a video of another service'),
    other: text('The same for anything else of another service'),
    loads: text('What the button does; {host} is the host that it loads from'),
    open: text('Words of the link to the service; {service} is its name, {host} its host'),
  }).optional(),
  notice: z.strictObject({
    contact: linkAction,
    dismiss: text('Name of the button that closes a message'),
  }),
  resetBrand: text(
    'Button in the footer that ends the preview of a visitor’s brand; without it, only the page with the preview shows it',
  ).optional(),
  notLoaded: text('Says that a form or tool could not be loaded, and to try again').optional(),
  retry: text('Button that loads a tool again').optional(),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationGroup = Navigation['groups'][number];
export type FrameWords = z.infer<typeof wordsSchema>;
