import { z } from 'zod';
import { text } from '../../content/schema/fields.ts';

export const label = text('What the drawing shows, in one sentence, for those who do not see it');

export const shop = text('Whose shop it is, invented. Without it, the brand’s own name').optional();

export const pair = z.strictObject({
  term: text('What is named'),
  value: text('Its sample value'),
});

export const health = z.enum(['up', 'down', 'standby']).describe('Which mark stands before it');

export const activationCode = z
  .string()
  .max(42, 'must fit the drawn QR code: 42 characters at most')
  .startsWith('LPA:1$')
  .describe('What the QR code says: a sample activation code');

export type Health = z.infer<typeof health>;
