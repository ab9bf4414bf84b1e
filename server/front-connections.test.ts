import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { makeDrainable } from './drain.ts';
import { putInFront } from './front.ts';
import {
  ask,
  close,
  largeSize,
  open,
  portOf,
  raw,
  serveBoth,
  statusesOf,
} from './front-fixture.ts';
import { createSiteServer } from './listen.ts';

const pair = serveBoth();

describe('what comes in pieces', () => {
  const request = ask('/pricing', 'Accept-Encoding: br\r\n');

  test.each([1, 3, 12, 24, request.length - 3, request.length - 1])(
    'cut after %i bytes, is answered by node, and so is what follows',
    async (at) => {
      const { client, inside } = await open(pair.server);
      client.write(request.slice(0, at));
      await expect.poll(() => pair.front.stateOf(inside)).toBeUndefined();
      client.write(request.slice(at) + ask('/nowhere') + close);
      const answer = (await client.setEncoding('latin1').toArray()).join('');
      expect(statusesOf(answer)).toEqual(['200', '404', '200']);
      expect(pair.passed).toBe(3);
    },
  );

  test('a request behind one that was answered', async () => {
    const { client, inside } = await open(pair.server);
    client.write(request + request.slice(0, 5));
    await once(client, 'data');
    expect(pair.front.stateOf(inside)).toBeUndefined();
    client.write(`${request.slice(5)}${close}`);
    await once(client, 'close');
    expect(pair.passed).toBe(2);
    expect(pair.logged.map(({ path }) => path)).toEqual(['/pricing', '/pricing', '/robots.txt']);
  });
});

describe('a reader who does not read', () => {
  test('gets one answer, is not listened to meanwhile, and then gets the rest', async () => {
    const { client, inside } = await open(pair.server);
    client.pause();
    client.write(ask('/large.png').repeat(3) + ask('/nowhere'));
    await expect.poll(() => pair.front.stateOf(inside)).toBe('sending');
    expect(inside.isPaused()).toBe(true);
    expect(inside.writableLength).toBeLessThanOrEqual(largeSize + 4096);
    expect(inside.timeout).toBe(120_000);
    expect(pair.logged).toEqual([]);
    let read = 0;
    let end = '';
    client.on('data', (part) => {
      read += part.length;
      end = part.toString('latin1').slice(-20);
    });
    client.resume();
    await expect.poll(() => pair.logged.length, { timeout: 10_000 }).toBe(4);
    await expect.poll(() => end).toMatch(/<\/html>$/);
    expect(read).toBeGreaterThan(3 * largeSize);
    expect(pair.logged.map(({ status, bytes }) => [status, bytes]).slice(0, 3)).toEqual(
      Array(3).fill([200, largeSize]),
    );
    expect(pair.front.stateOf(inside)).toBe('idle');
    expect(inside.timeout).toBe(66_000);
    expect(pair.passed).toBe(0);
    client.destroy();
  });

  test('can be handed over with what has piled up meanwhile, in order', async () => {
    const { client, inside } = await open(pair.server);
    client.pause();
    client.write(ask('/large.png') + ask('/robots.txt').replace('GET', 'OPTIONS'));
    await expect.poll(() => pair.front.stateOf(inside)).toBe('sending');
    client.write(ask('/nowhere') + close);
    await expect.poll(() => inside.readableLength).toBeGreaterThan(0);
    const answer = (await client.setEncoding('latin1').toArray()).join('');
    expect(statusesOf(answer)).toEqual(['200', '204', '404', '200']);
    expect(pair.passed).toBe(3);
  });

  test('may leave', async () => {
    const { client, inside } = await open(pair.server);
    client.pause();
    client.write(ask('/large.png').repeat(2));
    await expect.poll(() => pair.front.stateOf(inside)).toBe('sending');
    const closed = new Promise((resolve) => inside.once('close', resolve));
    client.resetAndDestroy();
    await closed;
    expect(pair.front.stateOf(inside)).toBeUndefined();
    await expect.poll(() => pair.logged.length).toBe(1);
  });
});

describe('time', () => {
  test('a connection that says nothing is refused after ten seconds', async () => {
    const { client, inside } = await open(pair.server);
    expect(inside.timeout).toBe(10_000);
    inside.emit('timeout');
    const answer = await text(client);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nstrict-transport-security: /);
    expect(pair.logged.map(({ status }) => status)).toEqual([408]);
  });

  test('one that has been answered may be idle for longer, then is closed', async () => {
    const { client, inside } = await open(pair.server);
    client.write(ask('/robots.txt'));
    await once(client, 'data');
    expect(inside.timeout).toBe(66_000);
    inside.emit('timeout');
    expect(await text(client)).toBe('');
    expect(pair.front.stateOf(inside)).toBeUndefined();
  });

  test("one that is node's has node's limits", async () => {
    const { client, inside } = await open(pair.server);
    client.write('GET / HT');
    await expect.poll(() => pair.front.stateOf(inside)).toBeUndefined();
    expect(inside.timeout).toBe(pair.server.timeout);
    expect(inside.listenerCount('timeout')).toBe(1);
    client.end();
    expect(await text(client)).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('ends a connection that its client has ended', async () => {
  const { client, inside } = await open(pair.server);
  client.end();
  expect(await text(client)).toBe('');
  await expect.poll(() => inside.destroyed).toBe(true);
});

test('once retired, leaves everything to node', async () => {
  const other = createSiteServer(pair.site);
  const retiring = putInFront(other, pair.site);
  let count = 0;
  other.on('request', () => {
    count += 1;
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  await raw(other, ask('/'));
  expect(count).toBe(0);
  retiring.retire();
  await raw(other, ask('/'));
  expect(count).toBe(1);
  other.close();
});

test('at the end, a request that had arrived is answered, and told that it is the last', async () => {
  const ending = createSiteServer(pair.site);
  const drain = makeDrainable(ending, putInFront(ending, pair.site));
  await once(ending.listen(0, '127.0.0.1'), 'listening');
  const client = connect(portOf(ending), '127.0.0.1');
  const idle = connect(portOf(ending), '127.0.0.1');
  idle.write(ask('/robots.txt'));
  client.write(ask('/robots.txt'));
  await Promise.all([once(client, 'data'), once(idle, 'data')]);
  // Both in one turn of the event loop: the bytes are under way, and the server cannot know it.
  client.write(ask('/robots.txt'));
  const drained = drain(10_000);
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toMatch(/^connection: close/im);
  expect(await text(idle)).toBe('');
  await drained;
});
