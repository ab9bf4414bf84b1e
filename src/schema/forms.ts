import { z } from 'zod';
import { exact, group, text } from './fields.ts';

const answers = group('Messages of forms that have none of their own', {
  submitting: text('What a screen reader hears while it is sent'),
  success: text('Message once it has arrived'),
  invalid: text('Message when an answer is missing or not possible; {field} is its label'),
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
  answers,
  ownerMail: group('The mail that brings you what somebody typed', {
    subject: byForm('Subject'),
    reply: exact('What to do with the mail'),
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
