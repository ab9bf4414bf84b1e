import { z } from 'zod';
import { exact, text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';
import { storefrontWords as storefront } from '../storefront/storefront-words.ts';

export const reinkedStorefrontWords = defineDrawing(
  'The storefront as three proof sheets, each in another brand’s ink',
  {
    proofs: z
      .array(
        z.strictObject({
          brand: exact('An invented brand'),
          address: exact('Where its shop is; ends in .example'),
          ink: text('What the printer wrote on the sheet'),
        }),
      )
      .length(3)
      .describe('Three sheets, the last one on top'),
  },
  { storefront },
);
