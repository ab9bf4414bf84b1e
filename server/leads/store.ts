import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Database } from './settings.ts';
import { threadDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Store = {
  db: Kysely<Tables>;
  isPostgres: boolean;
  /** Empties SQLite's log, which would keep deleted leads. False while somebody reads in it. */
  emptyLog: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Ignores broken connections, which would end the server: the pool replaces them, and queries fail. */
function poolAt(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
  });
  const ignore = () => {};
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}

/** Connects when it is first used. The tables may not be there yet: that is up to `migrate`. */
export function connect(place: Database): Store {
  const isPostgres = 'url' in place;
  const dialect = isPostgres
    ? new PostgresDialect({ pool: poolAt(place.url) })
    : threadDialect(place.file);
  const db = new Kysely<Tables>({ dialect });
  const emptyLog = async () => {
    if (isPostgres) return true;
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  };
  return { db, isPostgres, emptyLog, close: () => db.destroy() };
}

export async function openStore(place: Database): Promise<Store> {
  const store = connect(place);
  await migrate(store.db);
  return store;
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'its host name is unknown',
  '28P01': 'the user name or the password is wrong',
  '3D000': 'there is no database of that name',
};

/** Why a database cannot be used. PostgreSQL's own words may hold parts of its address. */
export function databaseFault(place: Database, error: unknown): string {
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  if ('file' in place) return `LEADS_DB (${place.file}) cannot be used: ${message}`;
  return `DATABASE_URL cannot be used: ${reasons[code] ?? `error ${code}`}`;
}
