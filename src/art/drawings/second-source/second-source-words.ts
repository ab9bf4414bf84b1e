import { defineView } from '../define-drawing.ts';
import { switchboardWords as switchboard } from '../switchboard/switchboard-words.ts';

export const secondSourceWords = defineView(
  'One order, the provider that did not answer, and the one that did',
  { switchboard },
);
