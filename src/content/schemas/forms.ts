import { z } from 'zod';
import { exact, text } from './fields.ts';

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

/** Words around forms that are really sent; while they only pretend, none of them is shown. */
export const formsSchema = z.strictObject({
  answers: z.strictObject({ contact: answers, 'sign-up': answers }),
  ownerMail: z
    .strictObject({
      subject: byForm('Subject'),
      reply: exact('What to do with the mail'),
      labels: z.strictObject({
        email: exact('Label of the address'),
        name: exact('Label of the name'),
        subject: exact('Label of the subject'),
        message: exact('Label of the message'),
      }),
    })
    .describe('The mail that brings you what somebody typed'),
  visitorMail: z
    .strictObject({
      subject: byForm('Subject'),
      text: byForm('One or two sentences'),
      mistake: exact('What to do if it was not you'),
    })
    .describe('The confirmation that visitors get; it never holds what was typed'),
  confirmMail: z
    .strictObject({
      subject: exact('Subject'),
      text: exact('One or two sentences'),
      button: exact('Words of the link'),
      mistake: exact('What to do if it was not you'),
    })
    .describe('The mail that asks whether an address is the visitor’s own (double opt-in)'),
  confirmPage: z
    .strictObject({
      ask: note,
      button: exact('Words on the button'),
      done: note,
      expired: note,
      home: exact('Words of the link to the landing page'),
    })
    .describe('The page that the link in that mail leads to'),
});

export type Forms = z.infer<typeof formsSchema>;
