import { z } from 'zod';
import { text } from '../../schema/fields.ts';
import { fieldIdsOf, form } from '../../schema/form.ts';
import { defineBand } from '../define-band.ts';

export const contactWords = defineBand(
  'Opens a page with the contact form and the office: address, e-mail, phone, hours',
  {
    title: text('Headline: a full sentence'),
    intro: text('One or two sentences'),
    form: form
      .extend({ title: text('Heading of the form') })
      .optional()
      .describe('The form; without it, only the office is shown'),
    office: z.strictObject({
      title: text('Heading of the office block'),
      addressLabel: text('Label of the address'),
      emailLabel: text('Label of the e-mail address'),
      phoneLabel: text('Label of the phone number'),
      hoursLabel: text('Label of the business hours'),
      closed: text('Line under the hours, while Saturday and Sunday are closed').optional(),
    }),
  },
  {
    isHero: true,
    form: 'contact',
    places: ({ form }) => fieldIdsOf('contact', form),
  },
);
