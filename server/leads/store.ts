import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { migrate } from './migrations.ts';
import type { Database } from './settings.ts';
import { threadDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Store = {
  db: Kysely<Tables>;
  isPostgres: boolean;
  /** The time of the database, so that the clocks of servers don't matter. */
  clock: () => Promise<Date>;
  /** Runs one transaction at a time for each site, so that it can count leads. */
  alone: <R>(site: string, work: (transaction: Transaction<Tables>) => Promise<R>) => Promise<R>;
  /** Empties SQLite's log, which contains deleted leads. Returns false while another process reads it. */
  emptyLog: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Runs work in the database once it can be used. Rejects with status 503 if it fails. */
export type Stored = <R>(work: () => Promise<R>) => Promise<R>;

/** A request that has waited longer for a connection is refused. */
const longestWaitMs = 5000;

/** Ignores broken connections, which would end the server: the pool replaces them, and queries fail. */
function poolAt(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: longestWaitMs,
    statement_timeout: 15_000,
  });
  const ignore = () => {};
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}

/** Connects at the first query. `migrate` creates the tables. */
export function connect(place: Database): Store {
  const isPostgres = 'url' in place;
  const dialect = isPostgres
    ? new PostgresDialect({ pool: poolAt(place.url) })
    : threadDialect(place.file);
  const db = new Kysely<Tables>({ dialect });
  const time = sql.raw(isPostgres ? 'clock_timestamp()' : `strftime('%FT%H:%M:%fZ', 'now')`);
  return {
    db,
    isPostgres,
    async clock() {
      const { rows } = await sql<{ now: string | Date }>`select ${time} as now`.execute(db);
      return new Date(rows[0]?.now ?? Number.NaN);
    },
    async alone(site, work) {
      const start = performance.now();
      return db.connection().execute(async (connection) => {
        if (performance.now() - start > longestWaitMs)
          throw new Refusal('Too many requests at once');
        return connection.transaction().execute(async (transaction) => {
          // Transactions of SQLite run one at a time.
          if (isPostgres)
            await sql`select pg_advisory_xact_lock(hashtext(${site}))`.execute(transaction);
          return work(transaction);
        });
      });
    },
    async emptyLog() {
      if (isPostgres) return true;
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      return rows[0]?.busy === 0;
    },
    close: () => db.destroy(),
  };
}

export async function openStore(place: Database): Promise<Store> {
  const store = connect(place);
  await migrate(store.db);
  return store;
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host name',
  '28P01': 'wrong user name or password',
  '3D000': 'the database does not exist',
};

/** Why a database cannot be used. Messages of PostgreSQL can contain parts of its address. */
export function databaseProblem(place: Database, error: unknown): string {
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  if ('file' in place) return `LEADS_DB (${place.file}) cannot be used: ${message}`;
  return `DATABASE_URL cannot be used: ${reasons[code] ?? `error ${code}`}`;
}
