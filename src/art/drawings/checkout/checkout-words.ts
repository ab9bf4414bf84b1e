import { z } from 'zod';
import { exact, group, groups, text } from '../../../content/schema/fields.ts';
import { paymentMethod } from '../../../content/schema/registers.ts';
import { defineDrawing, pair, sample, shop } from '../define-drawing.ts';

export const checkoutWords = defineDrawing('A checkout with a receipt and eight payment methods', {
  shop,
  sample,
  title: text('Heading'),
  item: group('The plan in the cart', {
    name: text('What is bought'),
    detail: text('A few words on it'),
    price: text('Its price'),
  }),
  lines: z.array(pair).min(1).max(4).describe('Lines before the total'),
  total: pair.describe('The total'),
  email: pair.describe('The e-mail field with a sample address'),
  methodsTitle: text('Heading of the methods'),
  methods: groups('The supported methods', [8, 8], {
    method: paymentMethod,
    name: exact('Name of the method'),
    chosen: z.boolean().default(false).describe('Whether this method is the chosen one'),
  }),
  pay: text('Words on the button'),
  hosted: text('Where card details are entered'),
});
