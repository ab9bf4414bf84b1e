import { linkAction, list, question, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const questionsWords = defineBand('Questions that open to their answers', {
  title: text('Heading beside the questions'),
  items: list(question).describe('The questions'),
  link: linkAction.optional().describe('A link under the questions'),
});
