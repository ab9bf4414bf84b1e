import { exact, text, tone } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const embedWords = defineBand(
  'A video, calendar or form of another service, which loads when a visitor presses a button',
  {
    title: text('Heading: what the service shows. It is also the name of its frame'),
    intro: text('One or two sentences under it').optional(),
    address: exact(
      'Its address, as in the browser: https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ).meta({ kind: 'embed' }),
    tone: tone.default('paper'),
  },
);
