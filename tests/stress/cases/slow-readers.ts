import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openMany } from '../client.ts';
import type { Case } from '../report.ts';
import { startVisitor } from '../visitor.ts';

const readers = 200;
const asks = 20;
const holdMs = 5000;

function largest(dir: string): { path: string; size: number } {
  const [file] = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(br|gz|html)$/.test(name))
    .map((name) => ({ path: `/${name}`, size: statSync(join(dir, name)).size }))
    .toSorted((one, other) => other.size - one.size);
  return file ?? { path: '/', size: 0 };
}

/** Clients that ask for files and do not read them must not fill the memory. */
export const slowReaders: Case = {
  name: 'Readers that do not read',
  async run({ port, dir, memory }) {
    const before = memory();
    const leave = startVisitor(port);
    const { path, size } = largest(dir);
    const sockets = await openMany(port, readers);
    for (const socket of sockets) {
      socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(asks));
    }
    await setTimeout(holdMs);
    const grown = Math.max(0, memory() - before);
    const visits = await leave();
    for (const socket of sockets) socket.destroy();
    const wanted = Math.round((readers * asks * size) / 2 ** 20).toLocaleString('en-US');
    return {
      figures: { 'asked for': `${wanted} MB, memory grew by ${grown} MB`, visits: visits.text },
      faults: visits.faults,
    };
  },
};
