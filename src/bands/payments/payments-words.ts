import { group, linkAction, refs, text } from '../../schema/fields.ts';
import { type BandProps, defineBand, looks } from '../define-band.ts';

export const paymentsWords = defineBand(
  'Payment methods',
  {
    title: text('Heading of the payment methods'),
    intro: text('One or two sentences'),
    methods: refs('paymentMethods', 'Which methods of payment-methods.yaml: all, or a list of ids'),
    columns: group('Heads of the table', {
      method: text('Head of the column with the methods'),
      traveler: text('Head of the column with what a traveler does'),
      device: text('Head of the column with the devices'),
    }).optional(),
    action: linkAction.optional(),
    look: looks({
      stamps: 'as a sheet of stamps',
      table: 'line by line: what a traveler does, on which device',
    }),
  },
  { needs: { table: ['columns'] } },
);

export type PaymentsProps = BandProps<typeof paymentsWords>;
