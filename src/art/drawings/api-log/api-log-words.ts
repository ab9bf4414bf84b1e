import { z } from 'zod';
import { exact, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

export const apiLogWords = defineDrawing(
  'Four calls to the API, from the catalog to a usage webhook',
  {
    title: text('Title of the log'),
    sample,
    steps: groups('Catalog, order, install details, usage webhook', [4, 4], {
      time: text('Time of the call'),
      method: exact('HTTP method'),
      path: exact('Path, or the address a webhook goes to'),
      status: exact('HTTP status'),
      took: text('How long it took'),
      incoming: z.boolean().describe('True for a webhook the platform sends'),
      body: exact('Excerpt of the body, one key to a line, at most 36 characters wide'),
    }),
  },
);
