import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { isSame } from './signature.ts';

const length = 32;
const derive = (password: string, salt: string) =>
  promisify<string, string, number, Buffer>(scrypt)(password.normalize('NFKC'), salt, length);

export const isHash = (text: string) => /^scrypt\.[\w-]{22}\.[\w-]{43}$/.test(text);

/** What is kept instead of a password. Without dollar signs, which Docker and shells would replace. */
export async function hashOf(password: string, salt = randomBytes(16).toString('base64url')) {
  return `scrypt.${salt}.${(await derive(password, salt)).toString('base64url')}`;
}

export const isPassword = async (password: string, hash: string) =>
  isSame(await hashOf(password, hash.split('.')[1]), hash);
