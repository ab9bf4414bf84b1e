import { spawnSync } from 'node:child_process';
import { closeSync, createWriteStream, openSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { type Database, refuseServed } from '../leads/settings.ts';
import type { Store } from '../leads/store.ts';
import { Refusal } from '../refusal.ts';

/** A new file that only its owner can read, with an ending that git ignores. */
function newFile(file: string, ending: string): string {
  if (!file.endsWith(ending)) throw new Refusal(`${file} must end in ${ending}: git ignores that`);
  refuseServed(file, file);
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'EEXIST' ? 'is there already: name another file' : `cannot be made (${code})`;
    throw new Refusal(`${file} ${why}`);
  }
  return file;
}

/** A file that is not complete is removed. */
export async function exportTo(name: string, csv: AsyncIterable<string>): Promise<string> {
  const file = newFile(name, '.csv');
  await pipeline(csv, createWriteStream(file)).catch((error) => {
    rmSync(file, { force: true });
    throw error;
  });
  return file;
}

/** Copies the database into one file while the server runs. Of PostgreSQL, that is a dump. */
export async function backup({ db }: Store, database: Database, file: string): Promise<void> {
  newFile(file, 'file' in database ? '.sqlite' : '.dump');
  if ('file' in database) {
    await sql`vacuum into ${file}`.execute(db);
    return;
  }
  const { hostname, port, username, password, pathname } = new URL(database.url);
  // The password goes through the environment: everybody on the machine can read command lines.
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
  if (error) throw new Refusal('pg_dump is needed, from the package postgresql-client');
  if (status !== 0) throw new Refusal('pg_dump could not make the backup');
}
