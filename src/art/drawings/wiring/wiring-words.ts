import { text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';
import { reinkedStorefrontWords as reinkedStorefront } from '../reinked-storefront/reinked-storefront-words.ts';
import { switchboardWords as switchboard } from '../switchboard/switchboard-words.ts';

export const wiringWords = defineDrawing(
  'Every shop tied to every provider, beside every one tied once to the platform',
  {
    before: text('What the first number counts'),
    after: text('What the second number counts'),
  },
  { reinkedStorefront, switchboard },
);
