import { z } from 'zod';
import { exact, text } from '../../../content/schema/fields.ts';
import { defineDrawing } from '../define-drawing.ts';
import { label, pair } from '../fields.ts';

export const esimCardWords = defineDrawing(
  'An eSIM card with its plan, chip, identifiers, and activation code',
  z.strictObject({
    label,
    sample: text('The word that marks the card as a sample'),
    plan: text('Place, data and validity of the sample plan'),
    micro: text('Words after the brand name in the microprint line'),
    rows: z.array(pair).min(2).max(4).describe('Identifiers on the card; obvious samples only'),
    activationCode: exact('A sample activation code: LPA:1$ host $ matching ID'),
  }),
);
