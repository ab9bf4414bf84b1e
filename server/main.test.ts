import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fixtureFiles, makeFixtureBuild } from '../tests/support/fixture-build.ts';
import { readSettings } from './settings.ts';

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

/** Starts a server and waits until it prints its origin. `output` is all of its output. */
async function serving(env: Record<string, string> = {}) {
  const child = start({ PORT: '0', ...env });
  const output: string[] = [];
  const origin = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output.push(part);
      const [, found] = /^Serving on (\S+)\n/m.exec(output.join('')) ?? [];
      if (found) resolve(found);
    });
  });
  return { child, origin, output };
}

test('ends after a repeated signal, and logs no personal data', async () => {
  const { child, origin, output } = await serving();
  const headers = {
    'user-agent': 'secret',
    cookie: 'secret=1',
    referer: 'https://a.example/secret',
  };
  for (const url of [origin, origin.replace('localhost', '127.0.0.1')]) {
    const page = await fetch(`${url}/pricing?name=secret`, { headers });
    expect(await page.text()).toContain('<h1>Pricing</h1>');
  }
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect((await once(child, 'close'))[0]).toBe(0);
  const lines = output
    .join('')
    .split('\n')
    .filter((line) => line.includes('method'));
  const entry = {
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    method: 'GET',
    path: '/pricing',
    status: 200,
    ms: expect.any(Number),
  };
  expect(lines.map((line) => JSON.parse(line))).toEqual([entry, entry]);
  expect(output.join('')).not.toContain('secret');
});

test('finishes a response before it ends, but does not wait for unused connections', async () => {
  const { child, origin, output } = await serving({ LOG: 'off' });
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
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await text(slow)).toHaveLength(large.length);
  expect((await ended)[0]).toBe(0);
  expect(output.join('')).toBe(`Serving on ${origin}\n`);
  agent.destroy();
  ahead.destroy();
});

test('prints in one line why it cannot start', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const attempts = [
    [{ PORT: String(port) }, build.dir, `port ${port} is in use. Set PORT to another one`],
    [{}, '/nowhere', '/nowhere contains no complete build. Run “npm run build” first'],
  ] as const;
  await Promise.all(
    attempts.map(async ([env, dir, sentence]) => {
      const child = start({ PORT: '0', ...env }, dir);
      const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect([code, output]).toEqual([1, `Cannot start: ${sentence}\n`]);
    }),
  );
  other.close();
});

test('reads the settings, and refuses invalid values', () => {
  const defaults = { port: 3000, host: '', log: true, trustProxy: false };
  expect(readSettings({ PORT: '', HOST: ' ' })).toEqual(defaults);
  const env = { PORT: '80', HOST: '::1', LOG: 'off', TRUST_PROXY: 'loopback, 10.0.0.0/8' };
  const trustProxy = ['loopback', '10.0.0.0/8'];
  expect(readSettings(env)).toEqual({ port: 80, host: '::1', log: false, trustProxy });
  for (const bad of ['80.5', '-1', '65536', '1e3'])
    expect(() => readSettings({ PORT: bad })).toThrow('Set it to a number from 0 to 65535');
  expect(() => readSettings({ HSTS: 'Strict' })).toThrow(
    'HSTS is “Strict”. Set it to “strict”, or remove it',
  );
  expect(() => readSettings({ STAGE: 'staging' })).toThrow(
    'STAGE is “staging”. Set it to “preview”, or remove it',
  );
  expect(() => readSettings({ TRUST_PROXY: 'yes' })).toThrow(
    'TRUST_PROXY is “yes”. Set it to “loopback” or to IP addresses',
  );
});
