import { exact, group, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing, health, sample } from '../define-drawing.ts';

export const switchboardWords = defineDrawing(
  'One order line that leads to several providers; the first that is up gets it',
  {
    sample,
    request: group('What comes in on the left', {
      title: text('Name of the line'),
      call: exact('The call that comes in'),
      order: text('What is ordered'),
    }),
    providers: groups(
      'Providers in their order of routing; the first that is up gets the order',
      [3, 5],
      {
        name: exact('Name of the provider'),
        detail: text('What it did with the order'),
        answer: text('How long it took, or a dash if it was not asked'),
        health,
      },
    ),
    outcome: text('What came of it'),
  },
);
