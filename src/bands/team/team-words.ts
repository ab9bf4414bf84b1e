import { z } from 'zod';
import { exact, face, list, sample, slug, text } from '../../schema/fields.ts';
import { portrait } from '../../schema/pictures.ts';
import { defineBand } from '../define-band.ts';

export const teamWords = defineBand(
  'The people, each with a portrait',
  {
    title: text('Heading of the team'),
    intro: text('One or two sentences'),
    portrait: text('Alternative text of a portrait; {author} is the name'),
    members: list(
      z.strictObject({
        id: slug('Key of the person'),
        name: exact('Full name'),
        sample,
        face,
        portrait,
        role: text('Job title'),
        bio: text('Two or three sentences'),
      }),
    ).describe('The people'),
  },
  { entries: ({ members }) => members },
);
