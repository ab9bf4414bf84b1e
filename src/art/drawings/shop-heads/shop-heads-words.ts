import { z } from 'zod';
import { defineDrawing } from '../define-drawing.ts';
import { reinkedStorefrontWords as reinkedStorefront } from '../reinked-storefront/reinked-storefront-words.ts';

export const shopHeadsWords = defineDrawing(
  'The heads of three shops, which differ in name, address and ink only',
  z.undefined(),
  { reinkedStorefront },
);
