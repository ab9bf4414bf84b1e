import { z } from 'zod';
import { defineDrawing } from '../define-drawing.ts';
import { drawing as switchboard } from '../switchboard/schema.ts';

export const drawing = defineDrawing(
  'One order, the provider that did not answer, and the one that did',
  z.undefined(),
  { switchboard },
);
