import { createHmac, timingSafeEqual } from 'node:crypto';

/** What only whoever has the secret can make of a text. */
export const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in the same time, however much is right. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
