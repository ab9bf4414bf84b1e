import { z } from 'zod';
import { exact, hair, list, sample, stat, text } from '../../schema/fields.ts';
import { carouselWords } from '../../schema/islands.ts';
import { portrait } from '../../schema/pictures.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('What customers say, two at a time, in a carousel', {
  title: text('Heading of the testimonials'),
  ...carouselWords,
  slideRole: text('What each item is, as a screen reader says it: “slide”'),
  slide: text('Name of each slide; {n} of {total}'),
  portrait: text('Alternative text of a portrait; {author} is the name'),
  items: list(
    z.strictObject({
      quote: text('What the customer says, two or three sentences'),
      author: exact('Full name'),
      sample,
      hair,
      portrait,
      role: text('Job title'),
      company: exact('Company'),
      badge: text('Short label, such as “Travel agency”'),
      duration: text('How long they have been a customer'),
    }),
  ),
  highlights: list(stat, 0).default([]).describe('Figures under the carousel'),
});
