import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Answer, Question } from './sqlite-thread.ts';

/** Runs migrations in a transaction, so that two processes cannot run them at once. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Node's own SQLite in a worker thread, so that a lock or a slow disk does not block the server. */
export function threadDialect(file: string): Dialect {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
  // Ends the server, which can no longer store leads. Its supervisor starts it again.
  thread.on('error', (error) => {
    throw error;
  });
  const connection: DatabaseConnection = {
    async executeQuery({ sql, parameters }) {
      thread.postMessage({ sql, values: parameters } as Question);
      const [{ rows = [], changes = 0, error }] = (await once(thread, 'message')) as [Answer];
      if (error) throw Object.assign(new Error(error.message), { code: `SQLITE_${error.errcode}` });
      return { rows: rows as never[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('Streams are not supported');
    },
  };
  const run = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      releaseConnection: async () => {},
      // Locks at the start, because SQLite may refuse the lock in the middle of a transaction.
      beginTransaction: () => run('begin immediate'),
      commitTransaction: () => run('commit'),
      // Fails if SQLite has already rolled back. The first error is the one to report.
      rollbackTransaction: () => run('rollback').catch(() => {}),
      async destroy() {
        thread.postMessage('close');
        await once(thread, 'exit');
      },
    }),
    createAdapter: () => new LockingAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** SQLite's code for a file that another process has locked. */
const busy = 5;

/**
 * Prevents a second server from using the same file, with SQLite's lock on an extra, empty file. The
 * lock ends with the process. It works through symbolic links, but not through hard links.
 */
export function lockFile(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  if (statSync(file).nlink > 1)
    throw new Refusal(
      `${file} has a hard link, through which another server could use it. Delete the link: “find / -samefile ${file}” finds it`,
    );
  const lock = new DatabaseSync(`${realpathSync(file)}.server`, { timeout: 1000 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Refusal(
      `Another server uses ${file}. Stop it first. Several servers need PostgreSQL (DATABASE_URL)`,
    );
  }
  return () => lock.close();
}
