import { CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { migrate } from './migrations.ts';
import type { Settings } from './settings.ts';
import { threadDialect, together } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export type Store = {
  db: Db;
  isPostgres: boolean;
  /** Runs work while no other server does the work of this name, or returns undefined at once. */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>;
  /**
   * Runs queries in one transaction, and returns the rows of each. Refuses if it has waited for the
   * database for longer than `patienceMs`.
   */
  together: (queries: RawBuilder<unknown>[], patienceMs: number) => Promise<unknown[][]>;
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

/** PostgreSQL holds the lock as long as the process lives, and no longer. */
const aloneByLock =
  (db: Db): Store['alone'] =>
  (name, work) =>
    db.transaction().execute(async (transaction) => {
      // For a process that lives and has lost its network.
      await sql`set local idle_in_transaction_session_timeout = '120s'`.execute(transaction);
      const { rows } = await sql<{ held: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`.execute(
        transaction,
      );
      return rows[0]?.held ? work() : undefined;
    });

/** On SQLite as one message to its thread, because each takes time on a busy machine. */
const togetherIn =
  (db: Db, isPostgres: boolean): Store['together'] =>
  (queries, patienceMs) => {
    const asked = performance.now();
    return db.connection().execute(async (connection) => {
      if (performance.now() - asked > patienceMs) throw new Refusal('Too many at once');
      if (isPostgres)
        return connection.transaction().execute(async (transaction) => {
          const all: unknown[][] = [];
          for (const query of queries) all.push((await query.execute(transaction)).rows);
          return all;
        });
      const statements = queries
        .map((query) => query.compile(connection))
        .map(({ sql, parameters }) => ({ sql, values: parameters }));
      const { rows } = await connection.executeQuery(CompiledQuery.raw(together, [statements]));
      return rows as unknown[][];
    });
  };

/** Connects when it is first used. The tables may not be there yet: that is up to `migrate`. */
export function connect(place: Settings['database']): Store {
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
  // SQLite has one server (holdAlone).
  const alone: Store['alone'] = isPostgres ? aloneByLock(db) : (_name, work) => work();
  return {
    db,
    isPostgres,
    alone,
    together: togetherIn(db, isPostgres),
    emptyLog,
    close: () => db.destroy(),
  };
}

export async function openStore(place: Settings['database']): Promise<Store> {
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
export function databaseFault(place: Settings['database'], error: unknown): string {
  const { code = 'unknown', message } = error as NodeJS.ErrnoException;
  if ('file' in place) return `LEADS_DB (${place.file}) cannot be used: ${message}`;
  return `DATABASE_URL cannot be used: ${reasons[code] ?? `error ${code}`}`;
}
