import { z } from 'zod';
import { idsIn } from '../../lib/markdown.ts';
import { refs, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const faqWords = defineBand(
  'Questions and answers by category, with a search',
  {
    search: z.strictObject({
      label: text('Name of the search field'),
      placeholder: text('Example inside the empty field'),
      clear: text('Name of the button that empties it'),
      resultsOne: text('One result: {count} and {query}'),
      resultsMany: text('Several results: {count} and {query}'),
      none: text('No result: {query}'),
    }),
    tabsLabel: text('Name of the row of categories'),
    linkLabel: text('Name of the link to one question'),
    categories: refs('categories', 'Which files of content/faq: all, or a list of ids'),
  },
  {
    features: () => ['search'],
    places: (_, { categories }) =>
      categories.flatMap(({ id, questions }) => [
        id,
        ...questions.flatMap((each) => [each.id, ...idsIn(each.answer, `${each.id}-`)]),
      ]),
  },
);
