import { z } from 'zod';
import { exact, face, list, sample, stat, text } from '../../schema/fields.ts';
import { portrait } from '../../schema/pictures.ts';
import { defineBand, type WordsOf } from '../define-band.ts';

export const testimonialsWords = defineBand(
  'What customers say, two at a time, in a carousel',
  {
    title: text('Heading of the testimonials'),
    label: text('Name of the carousel, for screen readers'),
    carouselRole: text('What it is, as a screen reader says it: “carousel”'),
    pause: text('Words on the pause button'),
    play: text('Words on the same button while paused'),
    dots: text('Name of the group of dots'),
    dot: text('Name of each dot; {n} is its number'),
    slideRole: text('What each item is, as a screen reader says it: “slide”'),
    slide: text('Name of each slide; {n} of {total}'),
    portrait: text('Alternative text of a portrait; {author} is the name'),
    items: list(
      z.strictObject({
        quote: text('What the customer says, two or three sentences'),
        author: exact('Full name'),
        sample,
        face,
        portrait,
        role: text('Job title'),
        company: exact('Company'),
        badge: text('Short label, such as “Travel agency”'),
        duration: text('How long they have been a customer'),
      }),
    ).describe('The quotes'),
    highlights: list(stat, 0).default([]).describe('Figures under the carousel'),
  },
  { entries: ({ items }) => items },
);

/** What its island needs of them. */
export type CarouselWords = Pick<
  WordsOf<typeof testimonialsWords>,
  'label' | 'carouselRole' | 'pause' | 'play' | 'dots' | 'dot'
>;
