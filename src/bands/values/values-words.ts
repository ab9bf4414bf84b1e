import { z } from 'zod';
import { list, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const valuesWords = defineBand('What the company stands for', {
  title: text('Heading of the values'),
  items: list(
    z.strictObject({ title: text('The value'), text: text('What it means in practice') }),
  ),
});
