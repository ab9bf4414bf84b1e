import type { FastifyRequest } from 'fastify';

/** Whether a page of another site, or of another port of this machine, sent the request. */
export function isForeign({ method, headers }: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  if (method === 'GET' || method === 'HEAD') return false;
  return !origin || !URL.canParse(origin) || new URL(origin).host !== host;
}

const cookieName = 'inbox';

/** The values of the cookie: another subdomain can add some. Each is looked up, so there is a limit. */
export const cookiesOf = ({ headers }: FastifyRequest): string[] =>
  (headers.cookie ?? '')
    .split('; ')
    .filter((each) => each.startsWith(`${cookieName}=`))
    .map((each) => each.slice(cookieName.length + 1))
    .slice(0, 20);

/** A cookie that scripts cannot read and other sites cannot send. Without a value, it is deleted. */
export const cookie = (value: string, path: string, isSecure: boolean) =>
  `${cookieName}=${value}; Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${value ? '' : '; Max-Age=0'}`;
