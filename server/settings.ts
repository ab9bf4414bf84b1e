import { isIP } from 'node:net';
import { Refusal } from './refusal.ts';

/** The proxies whose X-Forwarded-For is trusted. */
export type TrustProxy = string[] | false;

export type Settings = { port: number; host: string; log: boolean; trustProxy: TrustProxy };

/** Without HOST, Node listens on every IPv4 and IPv6 address, as localhost and containers need. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT?.trim() || '3000';
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new Refusal(`PORT is “${port}”. Set it to a number from 0 to 65535`);
  }
  if (env.HSTS && env.HSTS !== 'strict') {
    throw new Refusal(`HSTS is “${env.HSTS}”. Set it to “strict”, or remove it`);
  }
  if (env.STAGE && env.STAGE !== 'preview') {
    throw new Refusal(`STAGE is “${env.STAGE}”. Set it to “preview”, or remove it`);
  }
  const trustProxy = readProxies(env.TRUST_PROXY?.trim() ?? '');
  return { port: Number(port), host: env.HOST?.trim() ?? '', log: env.LOG !== 'off', trustProxy };
}

/** An IP address, a network such as 10.0.0.0/8, or a name for networks. */
const isProxy = (value: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(value) || isIP(value.replace(/\/\d{1,3}$/, '')) > 0;

function readProxies(value: string): TrustProxy {
  if (!value) return false;
  const proxies = value.split(/[\s,]+/);
  if (proxies.every(isProxy)) return proxies;
  throw new Refusal(
    `TRUST_PROXY is “${value}”. Set it to “loopback” or to IP addresses of proxies`,
  );
}
