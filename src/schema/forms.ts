import { z } from 'zod';
import { exact, group, linkAction, text } from './fields.ts';

const label = z.strictObject({ label: text('Name of the field') });

const field = label.extend({
  placeholder: text('Example inside the empty field').optional(),
});

const noScript = text('What to do instead where scripts are off');

/** The e-mail box of a landing page. */
export const heroForm = z.strictObject({
  label: text('Name of the e-mail field'),
  placeholder: text('Example inside the empty field'),
  submit: text('Words on the button'),
  submitting: text('What a screen reader hears while it is sent'),
  success: text('Message after a successful sign-up'),
  invalid: text('Message for an empty field or one without an @'),
  failure: text('Message when it could not be sent'),
  note: text('Small print under the form'),
  noScript,
});

export const contactForm = z.strictObject({
  title: text('Heading of the form'),
  name: field,
  email: field,
  subject: field,
  message: field,
  submit: text('Words on the button'),
  notice: text('Message after the button: says that the form is not connected'),
  noScript,
});

export const signInForm = z.strictObject({
  email: label,
  password: label,
  remember: text('Words beside the checkbox'),
  forgot: linkAction.optional(),
  submit: text('Words on the button'),
  notice: text('Message after the button'),
  socialNotice: text('Message after a social button; {provider} is its name'),
  noScript,
});

export const socialSignIn = z.strictObject({
  label: text('Name of the group of buttons, for screen readers'),
  providers: z
    .array(
      z.strictObject({
        id: z.enum(['google', 'facebook', 'apple']).describe('Key written to the console'),
        name: text('Name of the provider'),
        label: text('Words on the button'),
      }),
    )
    .length(3)
    .describe('The providers'),
});

export type SocialSignIn = z.infer<typeof socialSignIn>;

export const signUpForm = z.strictObject({
  firstName: label,
  lastName: label,
  email: label,
  password: label,
  confirmPassword: label,
  agreement: text('Words beside the checkbox, with the two links as [words](/page)'),
  submit: linkAction,
  note: text('Small print above the fields'),
  noScript,
});

const answers = z.strictObject({
  submitting: text('What a screen reader hears while it is sent'),
  success: text('Message once it has arrived'),
  failure: text('Message when it could not be sent'),
});

const byForm = (description: string) =>
  z.strictObject({
    hero: exact(`${description}: e-mail box of the landing page`),
    contact: exact(`${description}: contact form`),
    'sign-up': exact(`${description}: request for access`),
  });

const note = z.strictObject({
  heading: exact('Heading'),
  text: exact('One or two sentences'),
});

/** Words around forms that are really sent. While forms only pretend, nobody sees them. */
export const formsSchema = z.strictObject({
  answers: z.strictObject({
    contact: answers,
    'sign-up': answers,
    hero: group('E-mail box of the landing page; without it, the message of sign-up', {
      success: text('Message once the address has arrived. It promises no mail: none may be sent'),
    }).optional(),
  }),
  ownerMail: group('The mail that brings you what somebody typed', {
    subject: byForm('Subject'),
    reply: exact('What to do with the mail'),
    labels: z.strictObject({
      email: exact('Label of the address'),
      name: exact('Label of the name'),
      subject: exact('Label of the subject'),
      message: exact('Label of the message'),
    }),
  }),
  visitorMail: group('The confirmation that visitors get; it never holds what was typed', {
    subject: byForm('Subject'),
    text: byForm('One or two sentences'),
    mistake: exact('What to do if it was not you'),
  }),
  confirmMail: group('The mail that asks whether an address is the visitor’s own (double opt-in)', {
    subject: exact('Subject'),
    text: exact('One or two sentences'),
    button: exact('Words of the link'),
    mistake: exact('What to do if it was not you'),
  }),
  confirmPage: group('The page that the link in that mail leads to', {
    ask: note,
    button: exact('Words on the button'),
    done: note,
    already: note
      .optional()
      .describe('For whoever presses the button once more; without it, the same as the first time'),
    expired: note,
    home: exact('Words of the link to the landing page'),
  }),
});

export type Forms = z.infer<typeof formsSchema>;
export type FormAnswers = z.infer<typeof answers>;
export type HeroFormWords = z.infer<typeof heroForm>;
export type ContactFormWords = z.infer<typeof contactForm>;
