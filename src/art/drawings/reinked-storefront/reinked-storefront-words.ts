import { exact, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';
import { storefrontWords as storefront } from '../storefront/storefront-words.ts';

export const reinkedStorefrontWords = defineDrawing(
  'The storefront as three proof sheets, each in another brand’s ink',
  {
    proofs: groups('Three sheets, the last one on top', [3, 3], {
      brand: exact('An invented brand'),
      address: exact('Where its shop is; ends in .example'),
      ink: text('What the printer wrote on the sheet'),
    }),
  },
  { storefront },
);
