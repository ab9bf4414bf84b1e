import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export type Question = { sql: string; values: SQLInputValue[] };
export type Answer = {
  rows?: unknown[];
  changes?: number | bigint;
  error?: { message: string; errcode?: number };
};

const file: string = workerData;
let database: DatabaseSync | undefined;
let opened = '';

/** Which file is at the path. */
function identity(): string {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${dev} ${ino}`;
}

function open(): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its log the mode of the database.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  opened = identity();
  const connection = new DatabaseSync(file, { timeout: 2000 });
  // A commit is on the disk before it returns, and other processes can read meanwhile.
  connection.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;`);
  return connection;
}

/** Error codes of a file that is read-only, broken or deleted. The next query opens it again. */
const brokenFile = [8, 10, 11, 14, 26];

function answer({ sql, values }: Question): Answer {
  try {
    database ??= open();
    const statement = database.prepare(sql);
    const result =
      statement.columns().length > 0
        ? { rows: statement.all(...values) }
        : { changes: statement.run(...values).changes };
    // Otherwise a commit could be in a deleted file.
    if (identity() === opened) return result;
    throw Object.assign(new Error('The file was deleted or replaced'), { errcode: 14 });
  } catch (error) {
    const { message, errcode = 0 } = error as Error & { errcode?: number };
    if (brokenFile.includes(errcode % 256)) {
      database?.close();
      database = undefined;
    }
    return { error: { message, errcode } };
  }
}

parentPort?.on('message', (question: Question | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(answer(question));
  database?.close();
  parentPort?.close();
});
