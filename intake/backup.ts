import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { type Settings, WrongSetting } from './settings.ts';
import type { Db } from './store.ts';

/** A whole copy in one file, made while the server runs: of SQLite a database, of PostgreSQL a dump. */
export async function backup(db: Db, database: Settings['database'], file: string): Promise<void> {
  if (existsSync(file)) throw new WrongSetting(`${file} is there already: name another file`);
  if ('file' in database) {
    await sql`vacuum into ${file}`.execute(db);
    return;
  }
  const { hostname, port, username, password, pathname } = new URL(database.url);
  // In its environment: what stands on a command line, everybody on the machine can read.
  const { status, error } = spawnSync('pg_dump', ['--format=custom', `--file=${file}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PGHOST: decodeURIComponent(hostname),
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
    },
  });
  if (error) throw new WrongSetting('pg_dump is needed, from the package postgresql-client');
  if (status !== 0) throw new WrongSetting('pg_dump could not make the backup');
}
