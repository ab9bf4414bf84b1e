export type Settings = { port: number; host: string; log: boolean };

export class BadSetting extends Error {}

/**
 * HOST is left open by default: node then listens on every IPv4 and IPv6 address, so localhost
 * works whichever of the two it resolves to, and so does a container's published port.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT?.trim() || '3000';
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new BadSetting(`PORT must be a number from 0 to 65535, not “${port}”`);
  }
  if (env.HSTS && env.HSTS !== 'strict') {
    throw new BadSetting(`HSTS must be “strict” or absent, not “${env.HSTS}”`);
  }
  return { port: Number(port), host: env.HOST?.trim() ?? '', log: env.LOG !== 'off' };
}
