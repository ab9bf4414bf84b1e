import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export type Question = { sql: string; values: SQLInputValue[] };
export type Answer = {
  rows?: unknown[];
  changes?: number | bigint;
  fault?: { message: string; errcode?: number };
};

// Whatever SQLite waits for, the disk or a lock, this thread waits for it and not the server.

let database: DatabaseSync | undefined;

function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its log the mode of the database.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const opened = new DatabaseSync(file, { timeout: 2000 });
  // A commit is on the disk before it returns, and other processes can read meanwhile.
  opened.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;`);
  return opened;
}

/** Read-only, broken or gone: then the next question opens the file anew. */
const isBroken = ({ errcode = 0 }: { errcode?: number }) =>
  [8, 10, 11, 14, 26].includes(errcode % 256);

function answer({ sql, values }: Question): Answer {
  try {
    database ??= open(workerData);
    const statement = database.prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...values) };
    return { changes: statement.run(...values).changes };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    if (isBroken({ errcode })) {
      database?.close();
      database = undefined;
    }
    return { fault: { message, errcode } };
  }
}

parentPort?.on('message', (question: Question | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(answer(question));
  database?.close();
  parentPort?.close();
});
