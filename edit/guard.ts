import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Why a request is not answered: only the page that this server sent may ask. */
export function refusal({ headers, socket }: IncomingMessage, token: string): string | undefined {
  const { host = '', origin } = headers;
  const given = String(headers['edit-token'] ?? '');
  const address = socket.remoteAddress?.replace('::ffff:', '') ?? '';
  if (!address.startsWith('127.') && address !== '::1') return 'Only this machine may ask';
  if (!loopback.test(host)) return `${host} is not the address of this server`;
  if (origin !== undefined && origin !== `http://${host}`) return `${origin} may not ask`;
  return same(given, token)
    ? undefined
    : 'The token is not that of this start: load the page again';
}
