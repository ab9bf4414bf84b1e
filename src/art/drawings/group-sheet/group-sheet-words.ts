import { z } from 'zod';
import { groups, text } from '../../../content/schema/fields.ts';
import { activationCode, defineDrawing, sample } from '../define-drawing.ts';

export const groupSheetWords = defineDrawing(
  'A sheet for a tour: every guest has a QR code of their own',
  {
    title: text('What the sheet is'),
    sample,
    agency: text('Whose sheet it is, invented'),
    trip: text('Name of the tour'),
    plan: text('Place, data and validity'),
    guests: groups('Six guests, each with a code of their own', [6, 6], {
      name: text('Name of the guest, invented'),
      activationCode,
      state: text('How far the guest is'),
      installed: z.boolean().default(false).describe('Whether the eSIM is on the phone'),
    }),
  },
);
