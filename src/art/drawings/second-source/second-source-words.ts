import { z } from 'zod';
import { defineDrawing } from '../define-drawing.ts';
import { switchboardWords as switchboard } from '../switchboard/switchboard-words.ts';

export const secondSourceWords = defineDrawing(
  'One order, the provider that did not answer, and the one that did',
  z.undefined(),
  { switchboard },
);
