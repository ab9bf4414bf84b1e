import { lead, refs, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const methodsWords = defineBand(
  'Payment methods line by line: what a traveler does, on which device',
  {
    title: text('Heading above the payment methods'),
    intro: lead('One or two sentences'),
    method: text('Head of the column with the methods'),
    traveler: text('Head of the column with what a traveler does'),
    device: text('Head of the column with the devices'),
    methods: refs('paymentMethods', 'Which methods of payment-methods.yaml: all, or a list of ids'),
  },
);
