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
  label: text('Name of the field, or a question. Beside a tick, it can have links: [words](/page)'),
  name: z
    .string()
    .regex(
      /^[a-z0-9]+([A-Z-][a-z0-9]+)*$/,
      'must begin with a lower-case letter or a digit, and have letters, digits and hyphens only',
    )
    .max(40, 'must have at most 40 characters')
    .refine((name) => !taken.has(name), 'is a name that each form uses itself: choose another')
    .describe('Name of the answer in exports and webhooks, such as volume'),
  kind: z
    .enum(fieldKinds)
    .default('line')
    .describe(
      'What it takes: a line, a text of several lines, an email address, a phone number, a number, a choice of one option, several options, a tick; or a password, which is never sent',
    ),
  required: z.boolean().default(false).describe('Whether it must be filled in'),
  options: list(text('An option'), 1, 60)
    .optional()
    .describe('The options of a choice, or of several'),
  placeholder: text('Example inside the empty field').optional(),
  help: text('A sentence under the field').optional(),
  autocomplete: z
    .enum(autocompletes)
    .optional()
    .describe('What browsers may fill in; without it, they decide'),
  half: z.boolean().default(false).describe('Whether it shares its line with the next one'),
});

const noScript = text('What to do instead where scripts are off');

const form = z.strictObject({
  id: slug('Name of the form in your leads; without it, the name of its band')
    .refine((id) => id !== 'inbox' && id !== 'confirm', 'is a name of the server: choose another')
    .optional(),
  fields: list(formField, 1, 30).describe('The fields, in their order'),
  submit: text('Words on the button'),
  note: text('Small print above the fields').optional(),
  success: text('Message once it has arrived; without it, that of forms.yaml').optional(),
});

/** A form that, while forms only pretend, is answered by a message that nothing was sent. */
export const noticeForm = form.extend({
  next: link('Page that follows once it has arrived, in place of the message').optional(),
  notice: text('Message after the button while forms only pretend: says that nothing was sent'),
  noScript,
});

/** The e-mail box of a landing page. */
export const heroForm = form.extend({
  fields: list(formField, 1, 1).describe('The e-mail field'),
  note: text('Small print under the form'),
  submitting: text('What a screen reader hears while it is sent'),
  success: text('Message after a successful sign-up'),
  invalid: text('Message for an empty field or one without an @'),
  failure: text('Message when it could not be sent'),
  noScript,
});

export const signInForm = form.omit({ id: true, success: true }).extend({
  forgot: z
    .strictObject({ label: text('Words of the link'), href: link('Where it leads') })
    .optional()
    .describe('A link beside the last field'),
  notice: text('Message after the button'),
  arrival: text('Message for people who come from the form to sign up').optional(),
  socialNotice: text('Message after a social button; {provider} is its name'),
  noScript,
});

export const signUpForm = form.extend({
  next: link('Page that follows while accounts only pretend'),
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
export type FormField = z.infer<typeof formField>;
export type FormWords = Pick<z.infer<typeof form>, 'id' | 'fields' | 'submit' | 'note' | 'success'>;

export const fieldId = (form: string, field: string) => `${form}-${field}`;

/** The ids of a form's fields, to which links can lead. */
export const fieldIdsOf = (band: string, form: FormWords | undefined) =>
  form?.fields.map(({ name }) => fieldId(form.id ?? band, name)) ?? [];
