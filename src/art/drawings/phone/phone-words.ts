import { z } from 'zod';
import { group, text } from '../../../content/schema/fields.ts';
import { defineDrawing, pair, shop } from '../define-drawing.ts';
import { storefrontWords as storefront } from '../storefront/storefront-words.ts';

export const phoneWords = defineDrawing(
  'The app on three phones: buy, install, and what is left of a plan',
  {
    shop,
    time: text('Time in the status bar'),
    soon: text('The words that mark the app as a preview'),
    tabs: z.array(text('A tab')).length(3).describe('Tabs at the foot: shop, own eSIMs, help'),
    meter: group('The screen in front: what is left of a plan', {
      title: text('Where the plan works'),
      state: text('State of the line'),
      left: text('Data left'),
      of: text('Words under it'),
      share: z.number().min(0).max(100).describe('Data left, in percent of the plan'),
      facts: z.array(pair).length(2).describe('Two facts under the ring'),
      action: text('Words on the button'),
    }),
    install: group('The screen at the right', {
      title: text('Heading'),
      text: text('What the traveler should know before it starts'),
      rows: z.array(pair).length(2).describe('What is typed by hand where one tap does not work'),
      action: text('Words on the button'),
      other: text('Words under it'),
    }),
  },
  { storefront },
);
