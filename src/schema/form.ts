import { z } from 'zod';
import { fieldKinds } from '../lib/answers.ts';
import { link, linkAction, list, slug, text } from './fields.ts';

/*
 * A form as pages write it: its fields and its texts. The texts of forms that are really sent, and of
 * their e-mails, are in forms.ts.
 */

/** Names that are sent with each form, and names by which scripts reach parts of a form. */
const taken = new Set(
  'form language page website key elapsed referrer action elements method reset submit'.split(' '),
);

/** Of the values that HTML knows, those that suit such forms. */
const autocompletes =
  'off name given-name family-name email username tel organization organization-title country-name url current-password new-password';

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
    .meta({
      kind: 'slug',
      description: 'Name of the answer in exports and webhooks, such as volume',
    }),
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
    .enum(autocompletes.split(' '))
    .optional()
    .describe('Autofill: what browsers may fill in. Without it, they decide'),
  half: z.boolean().default(false).describe('Half width: shares its line with the next field'),
});

export const form = z.strictObject({
  id: slug(
    'Name of the form in your leads; without it, that of its band or, for a form that can be on any page, the path of its page',
  ).optional(),
  fields: list(formField, 1, 30).describe('The fields, in their order'),
  submit: text('Words on the button'),
  note: text('Small print above the fields').optional(),
  link: linkAction.optional().describe('A link beside the last field'),
  submitting: text('What a screen reader hears while it is sent').optional(),
  success: text('Message once it has arrived; without it, that of forms.yaml').optional(),
  invalid: text('Message when an answer is missing or not possible').optional(),
  failure: text('Message when it could not be sent').optional(),
  next: link('Page that follows once it has arrived, in place of the message').optional(),
  notice: text('Message after the button while nothing is sent: says so').optional(),
  noScript: text('What to do instead without scripts while nothing is sent').optional(),
});

/** The e-mail box of a landing page. */
export const heroForm = form
  .required({ note: true, submitting: true, success: true, invalid: true, failure: true })
  .extend({ fields: list(formField, 1, 1).describe('The e-mail field') });

export const signInForm = form.required({ notice: true }).extend({
  arrival: text('Message for people who come from the form to sign up').optional(),
  socialNotice: text('Message after a social button; {provider} is its name'),
});

export const signUpForm = form.extend({
  demoNext: link('Page that follows while nothing is sent'),
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
export type FormWords = z.infer<typeof form>;

export const fieldId = (form: string, field: string) => `${form}-${field}`;

/** The id of a form: its own, that of its kind, or the path of its page. */
export const formIdOf = (kind: string, { id }: Pick<FormWords, 'id'>, address: string) =>
  id ?? (kind === 'form' ? address.slice(1).replaceAll('/', '-') || 'home' : kind);

/** The ids of a form's fields, to which links can point. */
export const fieldIdsOf = (kind: string, form: FormWords | undefined) =>
  form?.fields.map(({ name }) => fieldId(form.id ?? kind, name)) ?? [];
