import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../setup/debian-package.mjs';

/** Debian has a folder in it for each version. */
const home = '/usr/lib/postgresql';

/** Starts a separate PostgreSQL, and installs it if it is missing. */
export async function startPostgres() {
  if (!existsSync(home)) await installPackages('postgresql');
  const [version] = existsSync(home) ? readdirSync(home).sort().reverse() : [];
  if (!version) throw new Error('The tests need PostgreSQL: install the package “postgresql”.');

  // PostgreSQL refuses to run as root, so it runs as the user of its package.
  const isRoot = process.getuid?.() === 0;
  const idOf = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined) chownSync(dir, user.uid, user.gid);
  const port = process.env.TEST_POSTGRES_PORT ?? '54329';

  /** @param {string} name @param {string[]} args */
  function control(name, ...args) {
    const program = join(home, version ?? '', 'bin', name);
    const { status } = spawnSync(program, args, { ...user, cwd: dir, stdio: 'ignore' });
    if (status !== 0) throw new Error(`${name} failed with ${status}`);
  }

  control('initdb', '--pgdata', dir, '--auth=trust', '--username=postgres', '--encoding=UTF8');
  const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir} -c max_connections=200 -c fsync=off`;
  control('pg_ctl', 'start', '--wait', '--pgdata', dir, '--log', join(dir, 'log'), '-o', options);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      control('pg_ctl', 'stop', '--mode=immediate', '--pgdata', dir);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
