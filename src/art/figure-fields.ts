import { z } from 'zod';
import { text } from '../schema/fields.ts';
import { picture } from '../schema/pictures.ts';
import { drawingNames } from './drawings/table.ts';

export const drawingName = z
  .enum(drawingNames)
  .meta({ kind: 'drawing', description: 'A drawing, by its name in content/drawings.yaml' });

/** What every band with a figure takes: any drawing, or a picture of the owner's own. */
export const figureFields = {
  show: drawingName.optional(),
  picture: picture('figure', 'A picture in place of the drawing').optional(),
  caption: text(
    'Sentence under the drawing: a fact that the drawing does not tell by itself',
  ).optional(),
};
