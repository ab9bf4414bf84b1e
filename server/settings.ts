import { availableParallelism } from 'node:os';

export type Settings = {
  port: number;
  host: string | undefined;
  log: boolean;
  /** How many processes serve: one for each core unless told otherwise, and no more than pays. */
  workers: number;
};

const mostWorkers = 4;

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
  const asked = env.WORKERS?.trim();
  if (asked && !/^[1-9]\d?$/.test(asked)) {
    throw new BadSetting(`WORKERS must be a number from 1 to 99, not “${asked}”`);
  }
  return {
    port,
    host: env.HOST?.trim() || undefined,
    log: env.LOG !== 'off',
    workers: asked ? Number(asked) : Math.min(availableParallelism(), mostWorkers),
  };
}
