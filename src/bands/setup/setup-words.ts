import { z } from 'zod';
import { figureFields } from '../../schema/drawings.ts';
import { exact, group, linkAction, list, sample, step, text } from '../../schema/fields.ts';
import { defineBand } from '../define-band.ts';

const providerTile = z.strictObject({
  name: exact('Name of the provider'),
  sample,
  status: z.enum(['active', 'custom', 'coming']).describe('Whether it can be connected today'),
  description: text('One short sentence'),
  customInfo: group('Details card of a custom provider, shown on hover, focus and tap', {
    title: text('Heading of the details card'),
    price: text('Price line, from {price.customProviderYearly}'),
    features: list(text('One thing it includes')).describe('What it includes'),
    action: linkAction,
  }).optional(),
});

const label = text('What the drawing shows, in one sentence, for those who do not see it');

export const setupWords = defineBand(
  'Steps on one thread, the providers to choose from, and the panel they are run from',
  {
    title: text('Heading above the steps'),
    intro: text('One sentence'),
    pace: text('How long it takes, beside the heading').optional(),
    steps: list(step).describe('The first three are drawn'),
    drawings: group('What is drawn over the steps', {
      key: group('The key over the first step', {
        label,
        value: text('A sample key, plainly one'),
      }),
      tag: group('The price tag over the second step; its figures are those of the sample sale', {
        label,
        plan: text('Place and data of the sample plan'),
      }),
      code: text('What the QR code over the third step is, for those who do not see it'),
    }),
    providers: z.strictObject({
      title: text('Heading of the provider list'),
      intro: text('One sentence'),
      statuses: z.strictObject({
        active: text('Label of a provider that works today'),
        custom: text('Label of the custom provider'),
        coming: text('Label of providers to come'),
      }),
      tiles: list(providerTile).describe(
        'The providers; several may be custom, with details or without',
      ),
    }),
    dashboard: z.strictObject({
      title: text('Heading above the drawn panel'),
      text: text('One or two sentences'),
      action: linkAction.optional(),
      ...figureFields,
    }),
  },
  { draws: ['charts', 'esimCard'], places: () => ['providers', 'custom-provider', 'dashboard'] },
);

export type ProviderTileWords = z.infer<typeof providerTile>;
