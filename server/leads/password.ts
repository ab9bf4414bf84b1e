import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const length = 32;
const derive = (password: string, salt: string) =>
  promisify<string, string, number, Buffer>(scrypt)(password.normalize('NFKC'), salt, length);

const shape = /^scrypt\.[\w-]{22}\.[\w-]{43}$/;
export const isHash = (text: string) => shape.test(text);

/** Compares in the same time, however much is right. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What is kept instead of a password. Without dollar signs, which Docker and shells would replace. */
export async function hashOf(password: string, salt = randomBytes(16).toString('base64url')) {
  return `scrypt.${salt}.${(await derive(password, salt)).toString('base64url')}`;
}

export const isPassword = async (password: string, hash: string) =>
  isSame(await hashOf(password, hash.split('.')[1]), hash);

const sessionMs = 12 * 60 * 60 * 1000;
const sign = (text: string, hash: string) =>
  createHmac('sha256', hash).update(`session ${text}`).digest('base64url');

/** A session needs no memory: any server with the same password knows it, and another password ends it. */
export function newSession(hash: string, now: Date): string {
  const expires = String(now.getTime() + sessionMs);
  return `${expires}.${sign(expires, hash)}`;
}

export function isSession(session: string, hash: string, now: Date): boolean {
  const [expires = '', signature = ''] = session.split('.');
  return isSame(signature, sign(expires, hash)) && Number(expires) > now.getTime();
}
