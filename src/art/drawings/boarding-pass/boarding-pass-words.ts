import { z } from 'zod';
import { group, text } from '../../../content/schema/fields.ts';
import { activationCode, defineDrawing, pair, sample, shop } from '../define-drawing.ts';

const stop = z.strictObject({
  code: text('Airport code, three letters'),
  city: text('City and airport'),
  time: text('Local time'),
});

export const boardingPassWords = defineDrawing('A boarding pass with a tear-off eSIM stub', {
  shop,
  title: text('What the paper is'),
  sample,
  from: stop.describe('Where the flight starts'),
  to: stop.describe('Where it lands'),
  fields: z.array(pair).length(4).describe('Four fields under the route'),
  esim: group('The tear-off stub', {
    title: text('Heading of the stub'),
    plan: text('Place, data and validity'),
    included: text('How the eSIM comes with the trip'),
    scan: text('Words under the QR code'),
    activationCode,
  }),
});
