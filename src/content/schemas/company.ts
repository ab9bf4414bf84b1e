import { z } from 'zod';
import { pageOf } from './bands.ts';
import {
  audience,
  exact,
  hair,
  lead,
  linkAction,
  list,
  meta,
  sample,
  slug,
  stat,
  text,
} from './fields.ts';
import { drawing, figure, portrait } from './pictures.ts';
import { label } from './specimens-fields.ts';

const field = z.strictObject({
  label: text('Name of the field'),
  placeholder: text('Example inside the empty field').optional(),
});

export const aboutSchema = pageOf(
  {
    meta,
    heading: text('Headline: a full sentence'),
    intro: lead('Two or three sentences'),
  },
  {
    story: z.strictObject({
      title: text('Heading of the story'),
      paragraphs: list(text('One paragraph')),
      wiring: z
        .strictObject({
          label,
          before: text('What the first number counts'),
          after: text('What the second number counts'),
        })
        .describe('The drawing under the story'),
      picture: figure,
    }),
    values: z.strictObject({
      title: text('Heading of the values'),
      items: list(
        z.strictObject({ title: text('The value'), text: text('What it means in practice') }),
      ),
    }),
    team: z.strictObject({
      title: text('Heading of the team'),
      intro: lead('One or two sentences'),
      portrait: text('Alternative text of a portrait; {author} is the name'),
      members: list(
        z.strictObject({
          id: slug('Key of the person; the portrait is drawn from it'),
          name: exact('Full name'),
          sample,
          hair,
          portrait,
          role: text('Job title'),
          bio: text('Two or three sentences'),
        }),
      ),
    }),
    closing: z.strictObject({
      title: text('Heading of the closing band'),
      text: lead('One or two sentences'),
      careers: linkAction,
      contact: linkAction,
    }),
  },
);

const contactForm = z.strictObject({
  title: text('Heading of the form'),
  name: field,
  email: field,
  subject: field,
  message: field,
  submit: text('Words on the button'),
  notice: text('Message after the button: says that the form is not connected'),
  noScript: text('What to do instead where scripts are off'),
});

export const contactSchema = z.strictObject({
  meta,
  heading: text('Headline: a full sentence'),
  intro: lead('One or two sentences'),
  form: contactForm.optional().describe('The form; without it, the office stands alone'),
  office: z.strictObject({
    title: text('Heading of the office block'),
    addressLabel: text('Label of the address'),
    emailLabel: text('Label of the e-mail address'),
    phoneLabel: text('Label of the phone number'),
    hoursLabel: text('Label of the business hours'),
    closed: text('Line under the hours, while Saturday and Sunday are closed').optional(),
  }),
});

export const storySchema = z.strictObject({
  order: z.int().describe('Place in the list'),
  id: slug('Key of the story'),
  audience,
  company: exact('Name of the company'),
  sample,
  logo: drawing('The company’s mark as an SVG file, such as images/acme.svg').optional(),
  headline: text('What they did, as a sentence without a period'),
  description: text('The story, 60 to 90 words'),
  results: list(stat, 1, 4),
  testimonial: z.strictObject({
    quote: text('What the customer says'),
    author: exact('Full name'),
    hair,
    portrait,
    role: text('Job title'),
  }),
});

export const storiesSchema = z.strictObject({
  meta,
  heading: text('Headline'),
  intro: lead('Subtitle'),
  resultsLabel: text('Name of each list of results, for screen readers'),
  portrait: text('Alternative text of a portrait; {author} is the name'),
  closing: z.strictObject({
    title: text('Heading of the closing band'),
    text: lead('One or two sentences'),
    primary: linkAction,
    secondary: linkAction,
  }),
});

export type AboutPage = z.infer<typeof aboutSchema>;
/** The same with every band. */
export type About = Required<AboutPage>;
export type Contact = z.infer<typeof contactSchema>;
export type ContactFormWords = z.infer<typeof contactForm>;
export type Story = z.infer<typeof storySchema>;
export type Stories = z.infer<typeof storiesSchema>;
