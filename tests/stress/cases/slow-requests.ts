import { openMany, readToEnd } from '../client.ts';
import { type Case, countText } from '../report.ts';
import { startVisitor } from '../visitor.ts';

const slow = 500;
const silent = 500;
const dripMs = 500;
/** The server allows ten seconds for the headers of a request; the rest is tolerance. */
const limitMs = 20_000;

/** Requests that never end, and connections without a request, must be cut in time. */
export const slowRequests: Case = {
  name: 'Slow requests',
  async run({ port }) {
    const leave = startVisitor(port);
    const sockets = await openMany(port, slow + silent);
    const began = performance.now();
    const ends = sockets.map(async (socket) => {
      const { status } = await readToEnd(socket, limitMs * 2);
      return { status, ms: performance.now() - began };
    });
    const dripping = sockets.slice(0, slow);
    for (const socket of dripping) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    const drip = setInterval(() => {
      for (const socket of dripping) if (socket.writable) socket.write('a');
    }, dripMs);
    const results = await Promise.all(ends);
    clearInterval(drip);
    const visits = await leave();
    const longest = Math.max(...results.map(({ ms }) => ms));
    const held = `${(longest / 1000).toFixed(1)} s`;
    return {
      figures: {
        ends: countText(results.map(({ status }) => status)),
        'longest held': held,
        visits: visits.text,
      },
      faults: [
        ...visits.faults,
        ...(longest > limitMs ? [`a connection was held for ${held}`] : []),
      ],
    };
  },
};
