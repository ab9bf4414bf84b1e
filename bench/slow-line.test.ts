import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSlowLine } from './slow-line.ts';

const text = 'One plate, four inks. '.repeat(20_000);
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** A line without delay: what is tested here is what arrives, not when. */
const newLine = () => () => 0;
const ahead = { headers: { 'sec-purpose': 'prefetch;prerender' } };

test('passes on every byte in order', async () => {
  const line = await startSlowLine(origin, { newLine });
  expect(await (await fetch(line.origin)).text()).toBe(text);
  expect((await fetch(line.origin, ahead)).status).toBe(200);
  await line.stop();
});

test('refuses what is asked for ahead of time, and nothing else, where told to', async () => {
  const line = await startSlowLine(origin, { newLine, refusesSpeculation: true });
  expect((await fetch(line.origin, ahead)).status).toBe(503);
  expect(await (await fetch(line.origin)).text()).toBe(text);
  await line.stop();
});

test('has a delay on both ways', async () => {
  const asked: number[] = [];
  const line = await startSlowLine(origin, {
    newLine: () => (bytes) => {
      asked.push(bytes);
      return 0;
    },
  });
  await (await fetch(line.origin)).text();
  expect(asked.filter((bytes) => bytes > 0).length).toBeGreaterThan(1);
  expect(asked.reduce((sum, bytes) => sum + bytes, 0)).toBeGreaterThan(text.length);
  await line.stop();
});
