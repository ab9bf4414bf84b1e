import { z } from 'zod';
import { text } from '../../../schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';
import { label } from '../fields.ts';
import { drawing as reinkedStorefront } from '../reinked-storefront/schema.ts';
import { drawing as switchboard } from '../switchboard/schema.ts';

export const drawing = defineDrawing(
  'Every shop tied to every provider, beside every one tied once to the platform',
  z.strictObject({
    label,
    before: text('What the first number counts'),
    after: text('What the second number counts'),
  }),
  { reinkedStorefront, switchboard },
);
