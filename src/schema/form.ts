import { z } from 'zod';
import { fieldKinds } from '../lib/answers.ts';
import { link, list, slug, text } from './fields.ts';

/*
 * A form as pages write it: its fields and its texts. The texts of forms that are really sent, and of
 * their e-mails, are in forms.ts.
 */

/** Names that are sent with each form, and names by which scripts reach parts of a form. */
const taken = new Set(
  'form language page website key elapsed referrer action elements method reset submit'.split(' '),
);

const autocompletes = [
  'off',
  'name',
  'given-name',
  'family-name',
  'email',
  'username',
  'tel',
  'organization',
  'organization-title',
  'country-name',
  'url',
  'current-password',
  'new-password',
] as const;

export const formField = z.strictObject({
  label: text('Label or question. Beside a tick, it can have links: [text](/page)'),
  name: z
    .string()
    .regex(
      /^[a-z0-9]+([A-Z-][a-z0-9]+)*$/,
      'must begin with a lower-case letter or a digit, and have letters, digits and hyphens only',
    )
    .max(40, 'must have at most 40 characters')
    .refine((name) => !taken.has(name), 'is reserved in forms: choose another')
    .describe('Name of the answer in exports and webhooks, such as volume'),
  kind: z
    .enum(fieldKinds)
    .default('line')
    .describe(
      'Kind of answer: a line, a text of several lines, an email address, a phone number, a number, a choice of one option, several options, a tick; or a password, which is never sent',
    ),
  required: z.boolean().default(false).describe('Required: it must be filled in'),
  options: list(text('An option'), 1, 60).optional().describe('Options of a choice, or of several'),
  placeholder: text('Example inside the empty field').optional(),
  help: text('Help: a sentence under the field').optional(),
  autocomplete: z
    .enum(autocompletes)
    .optional()
    .describe('Autofill: what browsers may fill in. Without it, they decide'),
  half: z.boolean().default(false).describe('Half width: shares its line with the next field'),
});

const noScript = text('Instruction for browsers without scripts');

const form = z.strictObject({
  id: slug('Name of the form in your leads; without it, the name of its band')
    .refine(
      (id) => id !== 'inbox' && id !== 'confirm',
      'is reserved for the server: choose another',
    )
    .optional(),
  fields: list(formField, 1, 30).describe('Fields, in their order'),
  submit: text('Button label'),
  note: text('Small print above the fields').optional(),
  success: text('Message after the form has arrived; without it, that of forms.yaml').optional(),
});

/** A form that, while forms only pretend, is answered by a message that nothing was sent. */
export const noticeForm = form.extend({
  next: link('Next page after the form has arrived, in place of the message').optional(),
  notice: text('Demo message while forms are off: says that nothing was sent'),
  noScript,
});

/** The e-mail box of a landing page. */
export const heroForm = form.extend({
  fields: list(formField, 1, 1).describe('The e-mail field'),
  note: text('Small print under the form'),
  submitting: text('Text for screen readers while the form is sent'),
  success: text('Message after a successful sign-up'),
  invalid: text('Message for an empty field or one without an @'),
  failure: text('Message when it could not be sent'),
  noScript,
});

export const signInForm = form.omit({ id: true, success: true }).extend({
  forgot: z
    .strictObject({ label: text('Link text'), href: link('Link, a page or an address') })
    .optional()
    .describe('Link beside the last field'),
  notice: text('Message after the button'),
  arrival: text('Message for people who come from the form to sign up').optional(),
  socialNotice: text('Message after a social button, with {provider}'),
  noScript,
});

export const signUpForm = form.extend({
  next: link('Next page while accounts are a demo'),
  noScript,
});

export const socialSignIn = z.strictObject({
  label: text('Name of the group of buttons, for screen readers'),
  providers: z
    .array(
      z.strictObject({
        id: z.enum(['google', 'facebook', 'apple']).describe('Key written to the console'),
        name: text('Name of the provider'),
        label: text('Button label'),
      }),
    )
    .length(3)
    .describe('Providers'),
});

export type SocialSignIn = z.infer<typeof socialSignIn>;
export type FormField = z.infer<typeof formField>;
export type FormWords = Pick<z.infer<typeof form>, 'id' | 'fields' | 'submit' | 'note' | 'success'>;

export const fieldId = (form: string, field: string) => `${form}-${field}`;

/** The ids of a form's fields, which links can name. */
export const fieldIdsOf = (band: string, form: FormWords | undefined) =>
  form?.fields.map(({ name }) => fieldId(form.id ?? band, name)) ?? [];
