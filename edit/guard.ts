import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const loopback = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

const digest = (text: string) => hash('sha256', text, 'buffer');
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** Named by the port, because all servers of a machine share their cookies. */
const cookieOf = ({ socket }: IncomingMessage, token: string) =>
  `edit-${socket.localPort}=${token}`;

/** Lets a browser read pages. No script reads it, and no page of another site sends it. */
export const readingCookie = (request: IncomingMessage, token: string) =>
  `${cookieOf(request, token)}; Path=/; HttpOnly; SameSite=Strict`;

const tokenHeader = 'edit-token';

const notLetIn =
  'The editor was started again since. Open the address that “npm run edit” printed, in this tab or in another';

/**
 * Why a request is refused. Reading needs the cookie of this start, or its token in the address. A
 * question to the editor needs the token in a header and the origin of this server: other servers of
 * this machine see the same cookies.
 */
export function refusal(request: IncomingMessage, token: string, given: string | null) {
  const { host = '', origin, cookie = '', [tokenHeader]: header } = request.headers;
  const address = request.socket.remoteAddress?.replace('::ffff:', '') ?? '';
  const isQuestion = request.method === 'POST';
  if (!address.startsWith('127.') && address !== '::1') return 'Only this machine may ask';
  if (!loopback.test(host)) return `${host} is not the address of this server`;
  if ((isQuestion || origin !== undefined) && origin !== `http://${host}`)
    return 'Cross-site request refused';
  const cookies = cookie.split('; ');
  const isLetIn = isQuestion
    ? same(String(header ?? ''), token)
    : same(given ?? '', token) || cookies.some((each) => same(each, cookieOf(request, token)));
  return isLetIn ? undefined : notLetIn;
}
