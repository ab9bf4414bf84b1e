import { lead, linkAction, refs, text } from '../../content/schema/fields.ts';
import { defineBand } from '../define-band.ts';

export const paymentsWords = defineBand('Payment methods as a sheet of stamps', {
  title: text('Heading of the payment methods'),
  intro: lead('One or two sentences'),
  methods: refs('paymentMethods', 'Which methods of payment-methods.yaml: all, or a list of ids'),
  action: linkAction.optional(),
});
