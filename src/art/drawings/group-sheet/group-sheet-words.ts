import { z } from 'zod';
import { text } from '../../../content/schema/fields.ts';
import { activationCode, defineDrawing, sample } from '../define-drawing.ts';

export const groupSheetWords = defineDrawing(
  'A sheet for a tour: every guest has a QR code of their own',
  {
    title: text('What the sheet is'),
    sample,
    agency: text('Whose sheet it is, invented'),
    trip: text('Name of the tour'),
    plan: text('Place, data and validity'),
    guests: z
      .array(
        z.strictObject({
          name: text('Name of the guest, invented'),
          activationCode,
          state: text('How far the guest is'),
          installed: z.boolean().default(false).describe('Whether the eSIM is on the phone'),
        }),
      )
      .length(6)
      .describe('Six guests, each with a code of their own'),
  },
);
