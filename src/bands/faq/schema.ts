import { refs, text } from '../../schema/fields.ts';
import { faqWords } from '../../schema/islands.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('Questions and answers by category, with a search', {
  ...faqWords,
  linkLabel: text('Name of the link to one question'),
  categories: refs('categories', 'Which files of content/faq: all, or a list of ids'),
});
