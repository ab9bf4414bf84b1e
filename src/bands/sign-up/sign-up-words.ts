import { z } from 'zod';
import { linkAction, text } from '../../schema/fields.ts';
import { fieldIdsOf, signUpForm } from '../../schema/form.ts';
import { defineBand } from '../define-band.ts';

export const signUpWords = defineBand(
  'Opens a page with the form to create an account',
  {
    title: text('Heading of the form'),
    subtitle: text('Line under it'),
    form: signUpForm,
    alternative: z.strictObject({ text: text('Question before the link'), link: linkAction }),
  },
  { isHero: true, form: 'sign-up', places: ({ form }) => fieldIdsOf('sign-up', form) },
);
