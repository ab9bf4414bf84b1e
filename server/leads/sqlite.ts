import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, realpathSync } from 'node:fs';
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

/** Migrations run in a transaction, so that two processes cannot run them at once. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Node's own SQLite, in a thread. Kysely asks one question at a time. */
export function threadDialect(file: string): Dialect {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
  // Whoever watches over the server starts both again; without its thread it would answer no form.
  thread.on('error', (error) => {
    throw error;
  });
  const connection: DatabaseConnection = {
    async executeQuery({ sql, parameters }) {
      thread.postMessage({ sql, values: parameters } as Question);
      const [{ rows = [], changes = 0, fault }] = (await once(thread, 'message')) as [Answer];
      if (fault) throw Object.assign(new Error(fault.message), { code: `SQLITE_${fault.errcode}` });
      return { rows: rows as never[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('Not for streams');
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
      // Takes the lock at the start, because SQLite may refuse it in the middle of a transaction.
      beginTransaction: () => run('begin immediate'),
      commitTransaction: () => run('commit'),
      rollbackTransaction: () => run('rollback'),
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

/** SQLite's code for a file that somebody else has locked. */
const busy = 5;

/**
 * Makes this process the only server of a file until it ends, however it ends: SQLite's own lock on a
 * second, empty file. A link is no second file.
 */
export function holdAlone(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const lock = new DatabaseSync(`${realpathSync(file)}.server`, { timeout: 1000 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Refusal(
      `another server keeps its leads in ${file}. One file is for one server: end the other one, or use PostgreSQL (DATABASE_URL)`,
    );
  }
  return () => lock.close();
}
