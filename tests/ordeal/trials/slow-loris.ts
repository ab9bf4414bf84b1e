import type { Socket } from 'node:net';
import { open, readReplies } from '../raw-client.ts';
import { tellCount } from '../tell-count.ts';
import type { Trial } from '../trial.ts';
import { startVisitor, tellVisits } from '../visitor.ts';

const slow = 1000;
const mute = 1000;
const atOnce = 100;
const dripMs = 500;
/** The server gives a request ten seconds for its headers and looks every second; some room on top. */
const patienceMs = 20_000;

const head = 'GET / HTTP/1.1\r\nHost: site.example\r\nX-Slow: ';

/** How long the server put up with a connection, and what it said at the end. */
function outlast(socket: Socket): Promise<{ ms: number; end: string }> {
  const began = performance.now();
  let seen = Buffer.alloc(0);
  return new Promise((resolve) => {
    const limit = setTimeout(() => {
      socket.destroy();
      resolve({ ms: Number.POSITIVE_INFINITY, end: 'left open' });
    }, patienceMs + 6000);
    socket.on('data', (part) => {
      seen = Buffer.concat([seen, part]);
    });
    socket.once('close', () => {
      clearTimeout(limit);
      const status = readReplies(seen).replies[0]?.status;
      resolve({ ms: performance.now() - began, end: status ? String(status) : 'closed' });
    });
  });
}

export const slowLoris: Trial = {
  name: 'Slow loris',
  promise: `${slow} requests that never end and ${mute} connections that never begin: each is cut within ${patienceMs / 1000} s, visitors notice nothing`,
  async run(server) {
    const leave = startVisitor(server.port);
    // Not all at once: a full backlog leaves connections that only the client's kernel believes in.
    const sockets: Socket[] = [];
    while (sockets.length < slow + mute) {
      const batch = Array.from({ length: atOnce }, (_, at) =>
        open(server.port, sockets.length + at),
      );
      sockets.push(...(await Promise.all(batch)));
    }
    const ends = sockets.map(outlast);
    const dripping = sockets.slice(0, slow);
    for (const socket of dripping) socket.write(head);
    const drip = setInterval(() => {
      for (const socket of dripping) if (socket.writable) socket.write('a');
    }, dripMs);
    const results = await Promise.all(ends);
    clearInterval(drip);
    const visits = await leave();
    const longest = Math.max(...results.map(({ ms }) => ms));
    return {
      figures: {
        ends: tellCount(results.map(({ end }) => end)),
        'longest held': `${(longest / 1000).toFixed(1)} s`,
        visits: tellVisits(visits),
      },
      faults: [
        ...visits.faults,
        ...(longest > patienceMs
          ? [`a connection was held for ${(longest / 1000).toFixed(1)} s`]
          : []),
      ],
    };
  },
};
