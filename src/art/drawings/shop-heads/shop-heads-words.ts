import { defineView } from '../define-drawing.ts';
import { reinkedStorefrontWords as reinkedStorefront } from '../reinked-storefront/reinked-storefront-words.ts';

export const shopHeadsWords = defineView(
  'The heads of three shops, which differ in name, address and ink only',
  { reinkedStorefront },
);
