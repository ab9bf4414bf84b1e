import { z } from 'zod';
import { day, exact, linkAction, list, sample, text } from './fields.ts';

/** The words of islands. Bands with an island include them in their own schemas. */
export const carouselWords = {
  label: text('Name of the carousel, for screen readers'),
  carouselRole: text('What it is, as a screen reader says it: “carousel”'),
  pause: text('Words on the pause button'),
  play: text('Words on the same button while paused'),
  dots: text('Name of the group of dots'),
  dot: text('Name of each dot; {n} is its number'),
};

export const faqWords = {
  search: z.strictObject({
    label: text('Name of the search field'),
    placeholder: text('Example inside the empty field'),
    clear: text('Name of the button that empties it'),
    resultsOne: text('One result: {count} and {query}'),
    resultsMany: text('Several results: {count} and {query}'),
    none: text('No result: {query}'),
  }),
  tabsLabel: text('Name of the row of categories'),
};

export const providerTile = z.strictObject({
  name: exact('Name of the provider'),
  sample,
  status: z.enum(['active', 'custom', 'coming']).describe('Whether it can be connected today'),
  description: text('One short sentence'),
  customInfo: z
    .strictObject({
      title: text('Heading of the details card'),
      price: text('Price line, from {price.customProviderYearly}'),
      features: list(text('What it includes')),
      action: linkAction,
    })
    .optional()
    .describe('Details card of a custom provider, shown on hover, focus and tap'),
});

const activityMessage = z.strictObject({
  name: exact('First name and initial'),
  location: exact('City and country'),
  plan: text('Plan the message speaks of, such as “Growth”'),
  message: text('What they did, such as “launched a storefront”'),
  day: day.optional().describe('Day on which they did it, for people who are real: 2026-11-16'),
});

/** Recent activity, in the corner of pages whose file says “activity: true”. */
export const activitySchema = z.strictObject({
  sample,
  label: text('Name of the popup, for screen readers'),
  close: text('Name of its close button'),
  agoOne: text('Time line of a sample, for one minute'),
  ago: text('Time line of a sample, for {minutes} minutes'),
  plan: text('Plan line; {plan} is its name'),
  messages: list(activityMessage, 1, 60),
});

export type CarouselWords = z.infer<z.ZodObject<typeof carouselWords>>;
export type FaqWords = z.infer<z.ZodObject<typeof faqWords>>;
export type ProviderTileWords = z.infer<typeof providerTile>;
export type Activity = z.infer<typeof activitySchema>;
