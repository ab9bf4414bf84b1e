import { z } from 'zod';
import { exact, group, groups, text } from '../../../content/schema/fields.ts';
import { defineDrawing, sample } from '../define-drawing.ts';

export const networkChartWords = defineDrawing(
  'An operator’s network and its roaming partners, as a sea chart',
  {
    title: text('Title in the margin'),
    sample,
    note: text('What the small figures mean'),
    unit: text('Unit of the latencies'),
    hub: group('The operator’s own network', {
      name: text('Name at the hub'),
      detail: text('A few words under it'),
    }),
    partners: groups('Roaming partners', [3, 8], {
      name: exact('Name of the partner, invented'),
      code: exact('Its network code; 001 is the test range'),
      latency: z.number().min(1).describe('Latency to the hub; the route is sounded by it'),
      x: z.number().min(0).max(800).describe('Its place on the chart, from the left, 0 to 800'),
      y: z.number().min(0).max(520).describe('Its place on the chart, from the top, 0 to 520'),
    }),
  },
);
