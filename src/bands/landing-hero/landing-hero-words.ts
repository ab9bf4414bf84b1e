import { z } from 'zod';
import { actions, group, text } from '../../schema/fields.ts';
import { fieldIdsOf, heroForm } from '../../schema/form.ts';
import { picture } from '../../schema/pictures.ts';
import { defineBand } from '../define-band.ts';

export const landingHeroWords = defineBand(
  'Opens a landing page: a headline, an e-mail box, and the eSIM card with a shop that visitors can print in their own ink',
  {
    title: text('Headline: a full sentence'),
    lead: text('Two sentences under the headline'),
    form: heroForm.optional().describe('The e-mail box; without it, there are actions'),
    actions: actions.optional().describe('Buttons in place of the e-mail box'),
    ink: group('The try-out: a brand name and an ink that repaint the drawings', {
      title: text('Heading of the try-out beside the card'),
      name: text('Name of the field for the visitor’s brand'),
      inks: text('Name of the group of inks, for screen readers'),
      swatches: z.strictObject({
        agencies: text('Name of the first ink'),
        operators: text('Name of the second ink'),
        enterprises: text('Name of the third ink'),
        startups: text('Name of the fourth ink'),
      }),
      any: text('Name of the field for any other color'),
      hint: text('A sentence under the fields, until one of them is used'),
      copy: text('Words on the button that copies the address of this version'),
      copied: text('What the button says once it has'),
      reset: text('Words on the button that brings back our own ink'),
    }).optional(),
    picture: picture('figure', 'A picture in place of the drawings').optional(),
  },
  {
    isHero: true,
    form: 'hero',
    places: ({ form }) => fieldIdsOf('hero', form),
    draws: ['esimCard', 'storefront'],
    features: ({ ink, picture }) => (ink?.swatches && !picture ? ['ink'] : []),
    problems({ form, actions }) {
      if (form && form.fields[0]?.kind !== 'email')
        return [{ field: 'form', message: 'must have one field, of the kind email' }];
      if (Boolean(form) !== Boolean(actions)) return [];
      const message = form
        ? 'must be left out while there is a form'
        : 'is missing: a hero without a form needs one or two buttons';
      return [{ field: 'actions', message }];
    },
  },
);
