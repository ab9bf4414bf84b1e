import { actions, text } from '../../schema/fields.ts';
import { type BandProps, defineBand, looks } from '../define-band.ts';

export const closingWords = defineBand(
  'The call to action that ends a page',
  {
    title: text('Heading of the closing band'),
    text: text('One or two sentences under it'),
    actions,
    look: looks({
      plain: 'the buttons beside the heading',
      letter: 'whom to ask, with a letter that is already addressed',
    }),
  },
  { isClosing: true },
);

export type ClosingProps = BandProps<typeof closingWords>;
