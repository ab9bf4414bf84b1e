import { z } from 'zod';
import { defineDrawing } from '../define-drawing.ts';
import { drawing as reinkedStorefront } from '../reinked-storefront/schema.ts';

export const drawing = defineDrawing(
  'The heads of three shops, which differ in name, address and ink only',
  z.undefined(),
  { reinkedStorefront },
);
