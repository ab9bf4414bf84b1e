import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { fixtureFiles, makeFixtureBuild } from './fixture-build.ts';
import { type Front, putInFront } from './front.ts';
import { createSiteServer } from './listen.ts';
import type { LogEntry } from './request-log.ts';
import { loadSite, type Site } from './site.ts';

export const largeSize = 32 * 2 ** 20;

type Pair = {
  site: Site;
  /** Node alone. */
  bare: Server;
  /** Node with the front before it. */
  server: Server;
  front: Front;
  logged: LogEntry[];
  /** How many requests got past the front. */
  passed: number;
};

export const portOf = (of: Server) => (of.address() as AddressInfo).port;

/** Two servers of one site for the tests of a file, one of them with the front. */
export function serveBoth(): Pair {
  const pair = { logged: [], passed: 0 } as unknown as Pair;
  const sockets = new Set<Socket>();
  let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
  beforeAll(async () => {
    build = await makeFixtureBuild({ ...fixtureFiles, 'large.png': 'x'.repeat(largeSize) });
    pair.site = await loadSite(build.dir);
    pair.bare = createSiteServer(pair.site).listen(0, '127.0.0.1');
    const log = { add: (entry: LogEntry) => void pair.logged.push(entry), flush() {} };
    pair.server = createSiteServer(pair.site, log);
    pair.front = putInFront(pair.server, pair.site, log);
    pair.server.on('request', () => {
      pair.passed += 1;
    });
    pair.server.on('connection', (socket: Socket) => sockets.add(socket));
    pair.server.listen(0, '127.0.0.1');
    await Promise.all([once(pair.bare, 'listening'), once(pair.server, 'listening')]);
  });
  beforeEach(() => {
    pair.logged = [];
    pair.passed = 0;
  });
  afterAll(async () => {
    pair.bare.closeAllConnections();
    pair.bare.close();
    for (const socket of sockets) socket.destroy();
    pair.server.close();
    await build.remove();
  });
  return pair;
}

/** Sends bytes and reads what comes until the end; all dates are made the same. */
export async function raw(to: Server, bytes: string, { end = true } = {}): Promise<string> {
  const socket = connect(portOf(to), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  if (end) socket.end();
  const answer = (await socket.setEncoding('latin1').toArray()).join('');
  return answer.replace(/^Date: [\w:, ]{25} GMT\r$/gm, 'Date: now\r');
}

/** A connection to a server, with the server's end of it. */
export async function open(server: Server) {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(portOf(server), '127.0.0.1');
  client.on('error', () => {});
  const [inside] = await accepted;
  return { client, inside };
}

export const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
export const close = ask('/robots.txt', 'Connection: close\r\n');
export const tagOf = (answer: string) => /^etag: (.*)\r$/m.exec(answer)?.[1] ?? '';
export const statusesOf = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
