import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

const digest = (text: string) => hash('sha256', text, 'buffer');
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** Named by the port, because all servers of a machine share their cookies. */
const cookieOf = ({ socket }: IncomingMessage, token: string) =>
  `edit-${socket.localPort}=${token}`;

/** What lets a browser in from then on: no script reads it, and no other site's page sends it. */
export const keptCookie = (request: IncomingMessage, token: string) =>
  `${cookieOf(request, token)}; Path=/; HttpOnly; SameSite=Strict`;

/** Why a request is not answered: only the browser that opened the address of this start may ask. */
export function refusal(request: IncomingMessage, token: string, given: string | null) {
  const { host = '', origin, cookie = '' } = request.headers;
  const address = request.socket.remoteAddress?.replace('::ffff:', '') ?? '';
  if (!address.startsWith('127.') && address !== '::1') return 'Only this machine may ask';
  if (!loopback.test(host)) return `${host} is not the address of this server`;
  if (origin !== undefined && origin !== `http://${host}`) return `${origin} may not ask`;
  const cookies = cookie.split('; ');
  const isLetIn =
    same(given ?? '', token) || cookies.some((each) => same(each, cookieOf(request, token)));
  return isLetIn
    ? undefined
    : 'Open the address that “npm run edit” prints, to let this browser in; then load this page again';
}
