import type { FastifyRequest } from 'fastify';

/** Sent by a page of another site, or of another port of this machine. */
export function isForeign({ method, headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (method === 'GET' || method === 'HEAD') return false;
  return !origin || !URL.canParse(origin) || new URL(origin).host !== host;
}

const cookieName = 'inbox';

export const cookieOf = ({ headers }: FastifyRequest): string =>
  headers.cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1) ?? '';

/** A cookie that scripts cannot read and other sites cannot send. Without a value, it is taken back. */
export const cookie = (value: string, path: string, isSecure: boolean) =>
  `${cookieName}=${value}; Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${value ? '' : '; Max-Age=0'}`;
