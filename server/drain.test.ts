import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDrainable } from './drain.ts';

let server: Server;
let port: number;
let drain: (limitMs: number) => Promise<void>;

beforeEach(async () => {
  server = createServer();
  drain = makeDrainable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Asks for a page and waits until the server has the request in hand. */
async function openRequest() {
  const sent = request({ port, host: '127.0.0.1', headers: { connection: 'keep-alive' } });
  sent.on('error', () => {});
  sent.end();
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { sent, response };
}

test('lets a request under way finish, then ends', async () => {
  const { sent, response } = await openRequest();
  const drained = drain(10_000);
  response.end('done');
  const [answer] = await once(sent, 'response');
  expect(await text(answer)).toBe('done');
  await drained;
});

test('does not wait for connections without a request', async () => {
  const silent = connect(port, '127.0.0.1');
  await once(server, 'connection');
  const { sent, response } = await openRequest();
  response.end('done');
  const [answer] = await once(sent, 'response');
  await text(answer);
  const closed = once(silent, 'close');
  await drain(10_000);
  await closed;
});

test('takes no new connection', async () => {
  await drain(10_000);
  const socket = connect(port, '127.0.0.1');
  const [error] = await once(socket, 'error');
  expect(error.code).toBe('ECONNREFUSED');
});

test('cuts what has not ended at the limit', async () => {
  const { sent } = await openRequest();
  const cut = once(sent, 'error');
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const drained = drain(10_000);
  vi.advanceTimersByTime(9_999);
  expect(sent.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await drained;
  const [error] = await cut;
  expect(error.code).toBe('ECONNRESET');
});
