import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

/** Takes the lock at the start, because SQLite may refuse it in the middle of a transaction. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Migrations run in a transaction, so that two processes cannot run them at once. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Node's own SQLite in the shape that Kysely expects. */
class NodeSqliteDialect extends SqliteDialect {
  private readonly database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.database = database;
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.database });
  }

  override createAdapter() {
    return new LockingAdapter();
  }
}

/** A commit is on the disk before it returns, and other processes can read meanwhile. */
const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;`;

export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(pragmas);
  const bind = (values: readonly unknown[]) => values as SQLInputValue[];
  return new NodeSqliteDialect({
    close: () => database.close(),
    prepare: (sql) => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...bind(values)),
        run: (values) => statement.run(...bind(values)),
        iterate: (values) => statement.iterate(...bind(values)),
      };
    },
  });
}
