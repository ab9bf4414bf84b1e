import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixtureBuild } from '../tests/support/fixture-build.ts';
import { createServer } from './create-server.ts';
import { bareHeaders } from './headers/header-list.ts';

const connectTo = ({ server }: FastifyInstance) =>
  connect((server.address() as AddressInfo).port, '127.0.0.1');
let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let app: FastifyInstance;
let mostAtOnce = 0;
beforeAll(async () => {
  build = await makeFixtureBuild();
  app = await createServer(build.dir);
  app.post('/leads', async ({ body }) => ({ got: body }));
  app.get('/broken', async () => {
    throw new Error('an error of a plugin');
  });
  let atOnce = 0;
  app.get<{ Params: { number: string } }>('/turn/:number', async ({ params }) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await setImmediate();
    atOnce -= 1;
    return `turn ${params.number}\n`;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await build.remove();
});

test('answers /healthz with ok, which must not be cached', async () => {
  const { statusCode, headers, body } = await app.inject('/healthz');
  expect([statusCode, body]).toEqual([200, 'ok\n']);
  expect(headers).toMatchObject({ ...bareHeaders, 'cache-control': 'no-store' });
});

const refused = ['POST /', 'PUT /nowhere', 'DELETE /pricing', 'OPTIONS /', 'POST /healthz'];

test.each(refused)('refuses %s with status 405', async (asked) => {
  const [method, url = ''] = asked.split(' ') as ['POST', string];
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode, headers } = await app.inject({ method, url, payload: 'a=b', headers: form });
  expect(statusCode).toBe(405);
  expect(headers).toMatchObject({
    ...bareHeaders,
    allow: 'GET, HEAD',
    'cache-control': 'no-store',
  });
});

test('sends the security headers with the responses of routes that are added later', async () => {
  const lead = await app.inject({ method: 'POST', url: '/leads', payload: { name: 'Ada' } });
  expect(lead.json()).toEqual({ got: { name: 'Ada' } });
  expect(lead.headers).toMatchObject(bareHeaders);
  const large = await app.inject({
    method: 'POST',
    url: '/leads',
    payload: { name: 'a'.repeat(2 ** 21) },
  });
  expect(large.statusCode).toBe(413);
  const broken = await app.inject('/broken');
  expect([broken.statusCode, broken.body]).toEqual([500, 'Internal Server Error\n']);
});

test('answers pipelined requests one after another', async () => {
  const socket = connectTo(app);
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
  socket.write(ask('/turn/1') + ask('/turn/2') + ask('/turn/3', 'Connection: close\r\n'));
  const answers = await text(socket);
  expect(answers.match(/^turn .*$/gm)).toEqual(['turn 1', 'turn 2', 'turn 3']);
  expect(mostAtOnce).toBe(1);
});

test.each([
  ['malformed', 'GET / HTTP/1.1\r\nno colon\r\n\r\n', 400],
  ['without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['with an unknown method', 'LOOK / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('refuses a request that is %s', async (_name, bytes, status) => {
  const socket = connectTo(app);
  socket.write(bytes);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
