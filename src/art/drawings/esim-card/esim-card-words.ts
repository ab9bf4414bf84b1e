import { z } from 'zod';
import { exact, text } from '../../../content/schema/fields.ts';
import { defineDrawing, pair, sample } from '../define-drawing.ts';

export const esimCardWords = defineDrawing(
  'An eSIM card with its plan, chip, identifiers, and activation code',
  {
    sample,
    plan: text('Place, data and validity of the sample plan'),
    micro: text('Words after the brand name in the microprint line'),
    rows: z.array(pair).min(2).max(4).describe('Identifiers on the card; obvious samples only'),
    activationCode: exact('A sample activation code: LPA:1$ host $ matching ID'),
  },
);
