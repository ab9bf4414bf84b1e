import { z } from 'zod';
import { linkAction, text } from '../../schema/fields.ts';
import { fieldIdsOf, signInForm, socialSignIn } from '../../schema/form.ts';
import { defineBand } from '../define-band.ts';

export const signInWords = defineBand(
  'Opens a page with the form to sign in',
  {
    title: text('Heading of the form'),
    subtitle: text('Line under it'),
    social: socialSignIn,
    divider: text('Words between the buttons and the form'),
    form: signInForm,
    alternative: z.strictObject({ text: text('Question before the link'), link: linkAction }),
  },
  {
    isHero: true,
    form: 'sign-in',
    isDemo: true,
    places: ({ form }) => fieldIdsOf('sign-in', form),
  },
);
