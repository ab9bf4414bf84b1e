import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from '../setup/debian-package.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { run } from '../setup/run.mjs';

const { flags, words } = readFlags(
  `npm run test:postgres               the tests of the intake on PostgreSQL, which it installs where it is missing
npm run test:postgres -- --proof    the long proofs on PostgreSQL instead; --short and names as for intake:proof`,
  { proof: { type: 'boolean' }, short: { type: 'boolean' } },
);

/** Debian has a folder in it for each version. */
const home = '/usr/lib/postgresql';
if (!existsSync(home)) await installPackages('postgresql');
const [version] = existsSync(home) ? readdirSync(home).sort().reverse() : [];
if (!version) throw new Error('The tests need PostgreSQL: install the package “postgresql”.');
const program = (/** @type {string} */ name) => join(home, version, 'bin', name);

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
  const { status } = spawnSync(program(name), args, { ...user, cwd: dir, stdio: 'ignore' });
  if (status !== 0) throw new Error(`${name} failed with ${status}`);
}

control('initdb', '--pgdata', dir, '--auth=trust', '--username=postgres', '--encoding=UTF8');
const options = `-c port=${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${dir} -c max_connections=200`;
const start = ['start', '--wait', '--pgdata', dir, '--log', join(dir, 'log'), '-o', options];
control('pg_ctl', ...start);
const env = {
  ...process.env,
  TEST_POSTGRES: `postgres://postgres@127.0.0.1:${port}/postgres`,
  // For the proof that restarts the database under load.
  TEST_POSTGRES_CONTROL: JSON.stringify({ program: program('pg_ctl'), dir, user, options }),
};
const args = flags.proof
  ? ['tests/intake/proof.ts', ...words, ...(flags.short ? ['--short'] : [])]
  : ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/intake/vitest.config.ts'];
const code = await run(process.execPath, args, env);
control('pg_ctl', 'stop', '--mode=fast', '--pgdata', dir);
rmSync(dir, { recursive: true, force: true });
process.exit(code);
