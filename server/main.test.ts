import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fixtureFiles, makeFixtureBuild } from '../tests/support/fixture-build.ts';

const large = 'x'.repeat(32 * 2 ** 20);
let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
const children: ChildProcess[] = [];
beforeAll(async () => {
  build = await makeFixtureBuild({ ...fixtureFiles, 'large.png': large });
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

/** A server that listens, with all it says; `origin` is where it says that it is. */
async function serving(env: Record<string, string> = {}) {
  const child = start({ PORT: '0', ...env });
  const said: string[] = [];
  const origin = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said.push(part);
      const [, found] = /^Serving on (\S+)\n/m.exec(said.join('')) ?? [];
      if (found) resolve(found);
    });
  });
  return { child, origin, said };
}

/** For starts that are meant to fail: the exit code and everything said on stderr. */
async function failure(env: Record<string, string>, dir = build.dir) {
  const child = start(env, dir);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}

test.each(['SIGTERM', 'SIGINT'] as const)('ends on %s, however often it comes', async (signal) => {
  const { child, origin, said } = await serving();
  expect(origin).toMatch(/^http:\/\/localhost:\d+$/);
  const headers = {
    'user-agent': 'secret',
    cookie: 'secret=1',
    referer: 'https://a.example/secret',
  };
  for (const url of [origin, origin.replace('localhost', '127.0.0.1')]) {
    const page = await fetch(`${url}/pricing?name=secret`, { headers });
    expect(await page.text()).toContain('<h1>Pricing</h1>');
  }
  await fetch(`${origin}/${'long'.repeat(100)}`);
  child.kill(signal);
  child.kill(signal);
  expect((await once(child, 'close'))[0]).toBe(0);
  const entries = said
    .join('')
    .split('\n')
    .filter((line) => line.includes('method'));
  expect(entries.map((line) => JSON.parse(line))).toEqual([
    ...Array(2).fill({
      level: 30,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: 'GET',
      path: '/pricing',
      status: 200,
      ms: expect.any(Number),
    }),
    expect.objectContaining({ path: `/${'long'.repeat(50)}`.slice(0, 200), status: 404 }),
  ]);
  expect(said.join('')).not.toContain('secret');
});

test('LOG=off keeps it quiet', async () => {
  const { child, origin, said } = await serving({ LOG: 'off', HOST: '127.0.0.1' });
  await (await fetch(origin)).text();
  child.kill('SIGTERM');
  await once(child, 'close');
  expect(said.join('')).toBe(`Serving on ${origin}\n`);
});

test('an answer under way is finished; connections kept or opened for later do not hold the end', async () => {
  const { child, origin } = await serving({ LOG: 'off' });
  const agent = new Agent({ keepAlive: true });
  const answerTo = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${origin}${path}`, { agent }, resolve).once('error', reject);
    });
  await text(await answerTo('/'));
  const slow = await answerTo('/large.png');
  await text(await answerTo('/pricing'));
  const ahead = connect(Number(new URL(origin).port), 'localhost');
  await once(ahead, 'connect');
  child.kill('SIGTERM');
  const began = performance.now();
  const ended = once(child, 'exit');
  expect(await text(slow)).toHaveLength(large.length);
  expect((await ended)[0]).toBe(0);
  expect(performance.now() - began).toBeLessThan(8000);
  agent.destroy();
  ahead.destroy();
});

test('a port that is taken, in one sentence', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await failure({ PORT: String(port) });
  other.close();
  expect(code).toBe(1);
  expect(said).toBe(`Cannot start: port ${port} is taken: set PORT to another one\n`);
});

test.each([
  ['a port that is no number', { PORT: 'http' }, /^Cannot start: PORT must be a number.*\n$/],
  ['a host that is not here', { HOST: '192.0.2.1' }, /^Cannot start: HOST “192.0.2.1” is not.*\n$/],
  ['a word for HSTS', { HSTS: 'on' }, /^Cannot start: HSTS must be “strict” or absent.*\n$/],
])('%s, in one sentence', async (_name, env: Record<string, string>, message) => {
  const { code, said } = await failure({ PORT: '0', ...env });
  expect(code).toBe(1);
  expect(said).toMatch(message);
});

test('a missing build, in one sentence', async () => {
  const { code, said } = await failure({ PORT: '0' }, join(build.dir, 'nowhere'));
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot start: no complete build in .*: run “npm run build” first\n$/);
});
