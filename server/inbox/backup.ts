import { spawnSync } from 'node:child_process';
import {
  closeSync,
  createWriteStream,
  existsSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { type Database, refuseServed } from '../leads/settings.ts';
import { lockFile } from '../leads/sqlite.ts';
import type { Store } from '../leads/store.ts';
import { Refusal } from '../refusal.ts';

/** Creates a file that only its owner can read, with an ending that git ignores. */
function newFile(file: string, ending: string): string {
  if (!file.endsWith(ending))
    throw new Refusal(`${file} does not end in ${ending}, which git ignores`);
  refuseServed(file, file);
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'exists. Choose another name' : `cannot be created (${code})`;
    throw new Refusal(`${file} ${why}`);
  }
  return file;
}

/** Writes a CSV file. An incomplete file is deleted. */
export async function exportTo(name: string, csv: AsyncIterable<string>): Promise<string> {
  const file = newFile(name, '.csv');
  await pipeline(csv, createWriteStream(file)).catch((error) => {
    rmSync(file, { force: true });
    throw error;
  });
  return file;
}

/** Copies the database into one file while the server runs; PostgreSQL as a dump. */
export async function backup({ db }: Store, database: Database, file: string): Promise<void> {
  newFile(file, 'file' in database ? '.sqlite' : '.dump');
  if ('file' in database) {
    await sql`vacuum into ${file}`.execute(db);
    return;
  }
  const { hostname, port, username, password, pathname } = new URL(database.url);
  // The password is in the environment, because all users of the machine can read command lines.
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
  if (error) throw new Refusal('pg_dump is missing. Install the package postgresql-client');
  if (status !== 0) throw new Refusal('pg_dump failed. Its message is above');
}

function copyBackup(from: string, to: string) {
  closeSync(openSync(to, 'w', 0o600));
  try {
    const backup = new DatabaseSync(from, { readOnly: true });
    backup.prepare('select id from leads').get();
    // Unlike a copy of the file, it includes the log of a database that was in use.
    backup.prepare('vacuum into ?').run(to);
    backup.close();
  } catch (error) {
    rmSync(to);
    throw new Refusal(`${from} is not a backup of leads: ${(error as Error).message}`);
  }
}

/** Replaces the SQLite file with a backup while no server uses it. Returns the former file's new name. */
export function restore(database: Database, backupFile: string): string {
  if ('url' in database)
    throw new Refusal(
      'With PostgreSQL, stop the server and restore the dump with pg_restore --clean',
    );
  const unlock = lockFile(database.file);
  try {
    const file = realpathSync(database.file);
    const copy = `${file}.restored`;
    const former = `${file}.${new Date().toISOString().replaceAll(':', '-')}`;
    copyBackup(backupFile, copy);
    for (const ending of ['-wal', '-shm', ''])
      if (existsSync(file + ending)) renameSync(file + ending, former + ending);
    renameSync(copy, file);
    return former;
  } finally {
    unlock();
  }
}
