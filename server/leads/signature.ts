import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC of a text. */
export const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Compares in constant time. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What is stored of a password that `leads setup` generated: nobody can guess one of 128 random bits. */
export const passwordHash = (password: string) => signatureOf('inbox', password);

export const isPasswordHash = (text: string) => /^[\w-]{43}$/.test(text);
