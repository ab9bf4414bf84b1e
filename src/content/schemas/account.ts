import { z } from 'zod';
import { card, linkAction, list, meta, slug, stat, text } from './fields.ts';

const label = z.strictObject({ label: text('Name of the field') });

const alternative = z.strictObject({
  text: text('Question before the link'),
  link: linkAction,
});

export const signInSchema = z.strictObject({
  meta,
  heading: text('Heading of the form'),
  subtitle: text('Line under it'),
  social: z.strictObject({
    label: text('Name of the group of buttons, for screen readers'),
    providers: z
      .array(
        z.strictObject({
          id: z.enum(['google', 'facebook', 'apple']).describe('Key written to the console'),
          name: text('Name of the provider'),
          label: text('Words on the button'),
        }),
      )
      .length(3),
  }),
  divider: text('Words between the buttons and the form'),
  form: z.strictObject({
    email: label,
    password: label,
    remember: text('Words beside the checkbox'),
    forgot: linkAction,
    submit: text('Words on the button'),
    notice: text('Message after the button'),
    socialNotice: text('Message after a social button; {provider} is its name'),
    noScript: text('What to do instead where scripts are off'),
  }),
  alternative,
  promo: z.strictObject({
    heading: text('Heading of the side panel: a full sentence'),
    text: text('One or two sentences'),
    points: list(text('One short sentence'), 0),
  }),
});

export const signUpSchema = z.strictObject({
  meta,
  heading: text('Heading of the form'),
  subtitle: text('Line under it'),
  form: z.strictObject({
    firstName: label,
    lastName: label,
    email: label,
    password: label,
    confirmPassword: label,
    agreement: text('Words beside the checkbox, with the two links as [words](/page)'),
    submit: linkAction,
    note: text('Small print under the button'),
    noScript: text('What to do instead where scripts are off'),
  }),
  alternative,
  promo: z.strictObject({
    heading: text('Heading of the side panel: a full sentence'),
    items: list(card.extend({ id: slug('Key of the point') }), 0),
    statsLabel: text('Name of the figures, for screen readers'),
    stats: list(stat, 0, 4),
  }),
});

export const notFoundSchema = z.strictObject({
  meta,
  code: text('The number printed large'),
  heading: text('Heading'),
  text: text('One sentence'),
  primary: linkAction,
  secondary: linkAction,
});

export type SignIn = z.infer<typeof signInSchema>;
export type SignUp = z.infer<typeof signUpSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
