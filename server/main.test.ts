import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { makeFixtureBuild } from './fixture-build.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  build = await makeFixtureBuild();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => build.remove());

function start(env: Record<string, string>, dir = build.dir) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), dir], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

/** For starts that are meant to fail: the exit code and everything said on stderr. */
async function failure(env: Record<string, string>, dir = build.dir) {
  const child = start(env, dir);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, lines: said.trimEnd().split('\n') };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'says where it is, logs, and ends on %s',
  async (signal) => {
    const child = start({ PORT: '0' });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
    await once(child.stdout, 'data');
    const [, port] = /^Serving on http:\/\/localhost:(\d+)\n$/.exec(said) ?? [];
    const hosts = ['localhost', '127.0.0.1'];
    for (const host of hosts) {
      const page = await fetch(`http://${host}:${port}/pricing?secret=1`);
      expect(await page.text()).toContain('<h1>Pricing</h1>');
    }
    child.kill(signal);
    child.kill(signal);
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    const [, ...lines] = said.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/pricing', '/pricing']);
    expect(said).not.toContain('secret');
  },
);

test('several processes share the port, and one that dies is replaced', async () => {
  const child = start({ PORT: await freePort(), WORKERS: '2', LOG: 'off', HOST: '127.0.0.1' });
  const [first] = await once(child.stdout, 'data');
  const url = String(first).trim().replace('Serving on ', '');
  const workers = () =>
    execFileSync('ps', ['-o', 'pid=', '--ppid', String(child.pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
      .map(Number);
  await vi.waitFor(() => expect(workers()).toHaveLength(2), { timeout: 10_000 });
  const [victim] = workers() as [number, number];
  process.kill(victim, 'SIGKILL');
  await vi.waitFor(
    () => {
      expect(workers()).toHaveLength(2);
      expect(workers()).not.toContain(victim);
    },
    { timeout: 10_000 },
  );
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), { timeout: 10_000 });
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

test('LOG=off keeps it quiet', async () => {
  const child = start({ PORT: '0', LOG: 'off', HOST: '127.0.0.1' });
  const said = text(child.stdout);
  const [first] = await once(child.stdout, 'data');
  const url = String(first).trim().replace('Serving on ', '');
  await (await fetch(url)).text();
  child.kill('SIGTERM');
  expect(await said).toBe(`Serving on ${url}\n`);
});

test('a port that is taken, in one line', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await failure({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([`Cannot start: port ${port} is taken: set PORT to another one`]);
});

test.each([
  ['a port that is no number', { PORT: 'http' }, /^Cannot start: PORT must be a number/],
  ['a host that is not here', { PORT: '0', HOST: '192.0.2.1' }, /^Cannot start: HOST “192.0.2.1”/],
])('%s, in one line', async (_name, env, message) => {
  const { code, lines } = await failure(env as unknown as Record<string, string>);
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(message);
});

test('a missing build, in one line', async () => {
  const { code, lines } = await failure({ PORT: '0' }, join(build.dir, 'nowhere'));
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Cannot start: no complete build in .*: run “npm run build” first$/);
});
