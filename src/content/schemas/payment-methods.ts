import { z } from 'zod';
import { exact, text } from './fields.ts';

export const paymentMethod = z
  .enum([
    'visa',
    'mastercard',
    'american-express',
    'paypal',
    'apple-pay',
    'google-pay',
    'stripe',
    'alipay',
  ])
  .describe('Which mark is drawn');

export const paymentMethodsSchema = z.strictObject({
  methods: z
    .array(
      z.strictObject({
        id: paymentMethod,
        name: exact('Name of the method'),
        traveler: text('What a traveler does to pay with it'),
        device: text('Where it is offered'),
      }),
    )
    .min(1),
});

export type PaymentMethods = z.infer<typeof paymentMethodsSchema>['methods'];
