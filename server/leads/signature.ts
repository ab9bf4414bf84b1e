import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC of a text. */
export const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The stored hash of the inbox password. One HMAC is enough, because `leads setup` generates 128 random bits. */
export const passwordHash = (password: string) => signatureOf('inbox', password);

export const isPasswordHash = (text: string) => /^[\w-]{43}$/.test(text);
