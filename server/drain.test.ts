import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeDrainable } from './drain.ts';
import type { Front } from './front.ts';

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

test('answers a request that had arrived but was not read, and says that it closes', async () => {
  const socket = connect(port, '127.0.0.1');
  server.on('request', (_request, response) => response.end('done'));
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  socket.write(ask);
  await once(socket, 'data');
  // Both in one turn of the event loop: the bytes are under way, and the server cannot know it.
  socket.write(ask);
  const drained = drain(10_000);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toMatch(/^connection: close/im);
  await drained;
});

test('does not cut off an answer whose reader is slow', async () => {
  const socket = connect(port, '127.0.0.1');
  const size = 32 * 2 ** 20;
  server.on('request', (_request, response) => response.end(Buffer.alloc(size)));
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  const drained = drain(10_000);
  vi.advanceTimersByTime(9_000);
  let read = 0;
  socket.on('data', (part) => {
    read += part.length;
  });
  socket.resume();
  await once(response, 'close');
  vi.advanceTimersByTime(100);
  await once(socket, 'close');
  expect(read).toBeGreaterThan(size);
  await drained;
});

describe('with a front', () => {
  const held = new Map<Socket, 'idle' | 'sending'>();
  let isRetired: boolean;
  beforeEach(async () => {
    server.close();
    held.clear();
    isRetired = false;
    // Only the listener of the drain is left: every connection is the front's own.
    server = createServer().removeAllListeners('connection');
    const front: Front = {
      stateOf: (socket) => held.get(socket),
      retire: () => {
        isRetired = true;
      },
    };
    drain = makeDrainable(server, front);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
  });

  async function hold(state: 'idle' | 'sending') {
    const client = connect(port, '127.0.0.1');
    client.on('error', () => {});
    const [inside] = (await once(server, 'connection')) as [Socket];
    held.set(inside, state);
    return { client, inside };
  }

  test('retires it, and closes what it has answered but not what it still sends', async () => {
    const idle = await hold('idle');
    const busy = await hold('sending');
    idle.client.write('asked and answered');
    await once(idle.inside.resume(), 'data');
    const drained = drain(10_000);
    expect(isRetired).toBe(true);
    await once(idle.client, 'close');
    expect(busy.inside.destroyed).toBe(false);
    held.set(busy.inside, 'idle');
    await drained;
  });

  test('cuts at the limit what it still sends', async () => {
    const { client } = await hold('sending');
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
    const drained = drain(10_000);
    vi.advanceTimersByTime(10_000);
    await Promise.all([drained, once(client, 'close')]);
  });
});
