import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

type Statement = { sql: string; values: SQLInputValue[] };
/** One statement, or several in one transaction. */
export type Question = { id: number; statements: Statement[]; isTransaction: boolean };
export type Answer = {
  id: number;
  /** Of each statement. */
  rows?: unknown[][];
  changes?: number | bigint;
  fault?: { message: string; errcode?: number };
};

// Whatever SQLite waits for, the disk or a lock, this thread waits for it and not the server.

const file: string = workerData;
if (file !== ':memory:') {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives its log the mode of the database.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}
const database = new DatabaseSync(file, { timeout: 2000 });
// A commit is on the disk before it returns, and other processes can read meanwhile.
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;`);

let changes: number | bigint = 0;
function run({ sql, values }: Statement): unknown[] {
  const statement = database.prepare(sql);
  if (statement.columns().length > 0) return statement.all(...values);
  changes = statement.run(...values).changes;
  return [];
}

function answer({ id, statements, isTransaction }: Question): Answer {
  try {
    if (isTransaction) database.exec('begin immediate');
    const rows = statements.map(run);
    if (isTransaction) database.exec('commit');
    return { id, rows, changes };
  } catch (error) {
    if (isTransaction && database.isTransaction) database.exec('rollback');
    const { message, errcode } = error as Error & { errcode?: number };
    return { id, fault: { message, errcode } };
  }
}

parentPort?.on('message', (question: Question | 'close') => {
  if (question !== 'close') return parentPort?.postMessage(answer(question));
  database.close();
  parentPort?.close();
});
