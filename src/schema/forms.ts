import { z } from 'zod';
import { exact, group, text } from './fields.ts';

const answers = group('Messages of forms that have none of their own', {
  submitting: text('Text for screen readers while the form is sent'),
  success: text('Message after the form has arrived'),
  invalid: text('Message for a missing or impossible answer, with its label in {field}'),
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
  text: exact('Text, one or two sentences'),
});

/** Words around forms that are really sent. While forms only pretend, nobody sees them. */
export const formsSchema = z.strictObject({
  answers,
  ownerMail: group('Mail to you with the answers of a visitor', {
    subject: byForm('Subject'),
    reply: exact('Instruction for the mail'),
  }),
  visitorMail: group('Confirmation mail to visitors, without their answers', {
    subject: byForm('Subject'),
    text: byForm('Text, one or two sentences'),
    mistake: exact('Instruction for people who did not send the form'),
  }),
  confirmMail: group('Mail that asks visitors to confirm their address (double opt-in)', {
    subject: exact('Subject'),
    text: exact('Text, one or two sentences'),
    button: exact('Link text'),
    mistake: exact('Instruction for people who did not send the form'),
  }),
  confirmPage: group('Page that the link in that mail opens', {
    ask: note,
    button: exact('Button label'),
    done: note,
    already: note
      .optional()
      .describe('Text for a second click on the button; without it, the same as for the first'),
    expired: note,
    home: exact('Text of the link to the landing page'),
  }),
});

export type Forms = z.infer<typeof formsSchema>;
export type FormAnswers = z.infer<typeof answers>;
