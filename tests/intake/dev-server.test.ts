import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, matchesGlob } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { accept } from '../../server/leads/leads.ts';
import { root } from '../../tools/setup/run.mjs';
import { emptyDatabase, leadFrom, leave, storeOf } from './house.ts';

afterEach(leave);

const name = `leads-test-${process.pid}`;
const files = [
  `data/${name}.sqlite`,
  `data/${name}.sqlite-wal`,
  `data/other/${name}.db`,
  `${name}.sqlite`,
  `${name}.dump`,
  `${name}.csv`,
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

// Servers and commands start here, on machines that others share.
const timeout = 120_000;

it.each([
  ['dev', {}],
  // The editor is the same server with a token.
  ['edit', { EDIT: 'token' }],
])('“npm run %s” serves no lead, however it is asked', { timeout }, async (_name, env) => {
  mkdirSync(join(root, 'data/other'), { recursive: true });
  for (const file of files) writeFileSync(join(root, file), 'private words');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port), '--host', '127.0.0.1'],
    { cwd: root, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env } },
  );
  try {
    let said = '';
    const isUp = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (part) => {
        said += part;
        if (said.includes(`:${port}`)) resolve();
      });
      child.once('exit', () => reject(new Error(said)));
    });
    await isUp;
    const ask = async (path: string) =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'sec-fetch-dest': 'script' } })
      ).text();
    for (const file of files) {
      const ways = [`/${file}`, `/@fs${root}/${file}`, `/${file.replace('.', '%2e')}`];
      for (const way of ways)
        for (const query of ['', '?raw', '?url', '?import&raw', '?inline', '?raw??', '?v=1'])
          expect(await ask(way + query), way + query).not.toMatch(
            /private words|cHJpdmF0ZSB3b3Jkc/,
          );
    }
  } finally {
    child.kill();
    for (const file of files) rmSync(join(root, file), { force: true });
  }
});

it('git ignores every file with leads', () => {
  // Read here, because a project may be without git until it is first committed.
  const patterns = readFileSync(join(root, '.gitignore'), 'utf8').trim().split('\n');
  const isIgnored = (file: string) =>
    patterns.some((each) =>
      each.endsWith('/') ? file.startsWith(each) : matchesGlob(basename(file), each),
    );
  expect(['.env', ...files].filter((file) => !isIgnored(file))).toEqual([]);
  expect(isIgnored('content/words.yaml')).toBe(false);
});

if (!process.env.TEST_POSTGRES)
  it('only the owner of the files can read database, backup and export', { timeout }, async () => {
    const database = await emptyDatabase();
    const store = await storeOf(database);
    await accept(store, leadFrom({}), new Date());
    const dir = join(tmpdir(), name);
    mkdirSync(dir);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, ['server/inbox/main.ts', ...args], {
        env: { ...process.env, ...database },
      });
    run('backup', join(dir, 'copy.sqlite'));
    run('export', join(dir, 'copy.csv'));
    expect(() => run('export', join(dir, 'copy.txt'))).toThrow('must end in .csv');
    expect(() => run('backup', 'src/copy.sqlite')).toThrow('it could be served');
    const { LEADS_DB = '' } = database;
    for (const file of [
      LEADS_DB,
      `${LEADS_DB}-wal`,
      join(dir, 'copy.sqlite'),
      join(dir, 'copy.csv'),
    ])
      expect([file, statSync(file).mode & 0o777]).toEqual([file, 0o600]);
    rmSync(dir, { recursive: true });
  });
