export type Settings = { port: number; host: string | undefined; log: boolean };

export class BadSetting extends Error {}

/**
 * HOST is left open by default: node then listens on every IPv4 and IPv6 address, so localhost
 * works whichever of the two it resolves to, and so does a container's published port.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = env.PORT?.trim() || '3000';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    throw new BadSetting(`PORT must be a number from 0 to 65535, not “${given}”`);
  }
  return { port, host: env.HOST?.trim() || undefined, log: env.LOG !== 'off' };
}
