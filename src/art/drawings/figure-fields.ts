import { z } from 'zod';
import { text } from '../../content/schema/fields.ts';
import { picture } from '../../content/schema/pictures.ts';
import { drawingNames } from './table.ts';

export const drawingName = z
  .enum(drawingNames)
  .meta({ kind: 'drawing', description: 'A drawing, by its name in content/drawings.yaml' });

/** The fields of every band with a figure: a drawing, or the owner's picture. */
export const figureFields = {
  show: drawingName.optional(),
  picture: picture('figure', 'A picture in place of the drawing').optional(),
  caption: text(
    'Sentence under the drawing: a fact that the drawing does not tell by itself',
  ).optional(),
};
