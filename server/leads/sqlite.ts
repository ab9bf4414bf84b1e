import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Answer, Question } from './sqlite-thread.ts';

/** Instead of a statement: its one value holds several, to run in one transaction. */
export const together = 'together';

type Waiting = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/** Node's own SQLite, in a thread. */
class ThreadConnection implements DatabaseConnection {
  readonly #thread: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(file: string) {
    this.#thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: file });
    this.#thread.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    // The database could not be opened.
    this.#thread.on('error', (error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
    });
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isTransaction = sql === together;
    const statements = isTransaction ? parameters[0] : [{ sql, values: parameters }];
    const id = ++this.#count;
    const question = { id, statements, isTransaction } as Question;
    const { rows, changes, fault } = await new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#thread.postMessage(question);
    });
    if (fault) throw Object.assign(new Error(fault.message), { code: `SQLITE_${fault.errcode}` });
    const found = isTransaction ? rows : rows?.[0];
    return { rows: (found ?? []) as Row[], numAffectedRows: BigInt(changes ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: nobody streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Not for streams');
  }

  async close() {
    const closed = new Promise((done) => this.#thread.once('exit', done));
    this.#thread.postMessage('close');
    await closed;
  }
}

class ThreadDriver extends SqliteDriver {
  readonly #connection: ThreadConnection;

  constructor(connection: ThreadConnection) {
    super({ database: () => Promise.reject(new Error('It is in a thread')) });
    this.#connection = connection;
  }

  override async init() {}

  override acquireConnection = async () => this.#connection;

  /** Takes the lock at the start, because SQLite may refuse it in the middle of a transaction. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override destroy = () => this.#connection.close();
}

/** Migrations run in a transaction, so that two processes cannot run them at once. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

export const threadDialect = (file: string): Dialect => ({
  createDriver: () => new ThreadDriver(new ThreadConnection(file)),
  createAdapter: () => new LockingAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/**
 * Makes this process the only server of a file until it ends, however it ends: SQLite's own lock on a
 * second, empty file. Two would send everything twice.
 */
export function holdAlone(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(`${file}.server`, { timeout: 1000 });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new Refusal(
      `another server keeps its leads in ${file}. One file is for one server: end the other one, or use PostgreSQL (DATABASE_URL)`,
    );
  }
  return () => lock.close();
}
