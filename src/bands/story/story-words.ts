import { figureFields } from '../../art/figure-fields.ts';
import { list, sample, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const storyWords = defineBand('A story in paragraphs, with a drawing or picture under it', {
  title: text('Heading of the story'),
  sample,
  paragraphs: list(text('One paragraph')),
  ...figureFields,
});
