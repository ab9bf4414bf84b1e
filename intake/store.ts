import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export type Store = {
  db: Db;
  isPostgres: boolean;
  /** Runs a change without waiting for the disk. A power failure may lose it; a crash does not. */
  quickly: <Result>(change: (db: Transaction<Tables>) => Promise<Result>) => Promise<Result>;
  /** Empties SQLite's write-ahead log, which would keep deleted leads until it is overwritten. */
  emptyLog: () => Promise<void>;
  close: () => Promise<void>;
};

/** Ignores broken connections, which would end the server: the pool replaces them, and queries fail. */
function poolAt(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
  });
  const ignore = () => {};
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
}

export async function openStore(place: { url: string } | { file: string }): Promise<Store> {
  const isPostgres = 'url' in place;
  const dialect = isPostgres
    ? new PostgresDialect({ pool: poolAt(place.url) })
    : sqliteDialect(place.file);
  const db = new Kysely<Tables>({ dialect });
  await migrate(db);
  const quickly: Store['quickly'] = (change) =>
    isPostgres
      ? db.transaction().execute(async (transaction) => {
          await sql`set local synchronous_commit = off`.execute(transaction);
          return change(transaction);
        })
      : db.connection().execute(async (connection) => {
          await sql`pragma synchronous = normal`.execute(connection);
          try {
            return await connection.transaction().execute(change);
          } finally {
            await sql`pragma synchronous = full`.execute(connection);
          }
        });
  const emptyLog = async () => {
    if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  };
  return { db, isPostgres, quickly, emptyLog, close: () => db.destroy() };
}
