import { z } from 'zod';
import { exact, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';

export const storefrontWords = defineDrawing('The shop that a traveler sees', {
  address: exact('Address of the sample shop'),
  account: text('Link at the right of the shop’s header'),
  place: text('Where the plans work'),
  network: text('Networks and speed, in a few words'),
  plans: groups('Three plans, smallest first', [3, 3], {
    data: text('Amount of data'),
    validity: text('How long it lasts'),
    price: text('What the traveler pays, a sample'),
    chosen: z.boolean().default(false).describe('Whether this plan is the chosen one'),
  }),
  buy: text('Words on the button'),
  install: text('How the eSIM gets onto the phone'),
});
