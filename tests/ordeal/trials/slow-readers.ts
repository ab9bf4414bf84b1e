import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open } from '../raw-client.ts';
import type { Trial } from '../trial.ts';
import { startVisitor, tellVisits } from '../visitor.ts';

const readers = 500;
const asks = 100;
const holdMs = 6000;

/** The largest file of the build, as an address. */
function largest(dir: string): string {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(br|gz|html)$/.test(name))
    .map((name) => ({ name, size: statSync(join(dir, name)).size }))
    .toSorted((one, other) => other.size - one.size);
  return `/${files[0]?.name}`;
}

export const slowReaders: Trial = {
  name: 'Readers that do not read',
  promise: `${readers} connections ask ${asks} times for the largest file and take nothing: memory stays bounded`,
  async run(server) {
    const before = server.memory();
    const leave = startVisitor(server.port);
    const path = largest(server.dir);
    const ask = `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(asks);
    const sockets = await Promise.all(
      Array.from({ length: readers }, async (_, at) => {
        const socket = await open(server.port, at);
        socket.pause();
        socket.write(ask);
        return socket;
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, holdMs));
    const grown = server.memory() - before;
    const visits = await leave();
    const wanted = (readers * asks * statSync(join(server.dir, path)).size) / 2 ** 20;
    for (const socket of sockets) socket.destroy();
    return {
      figures: {
        'asked for': `${Math.round(wanted).toLocaleString('en-US')} MB, memory grew by ${Math.max(0, grown)} MB`,
        visits: tellVisits(visits),
      },
      faults: visits.faults,
    };
  },
};
