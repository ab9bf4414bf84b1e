import { open, readReplies } from '../raw-client.ts';
import type { Trial } from '../trial.ts';
import { startVisitor, tellVisits } from '../visitor.ts';

const connections = 10_000;
const atOnce = 200;
const holdMs = 5000;
const request = 'GET /robots.txt HTTP/1.1\r\nHost: site.example\r\n\r\n';

/** One answered request, so that the connection is the server's and not the kernel's. */
async function settle(port: number, number: number) {
  const socket = await open(port, number);
  await new Promise<void>((resolve, reject) => {
    let seen = Buffer.alloc(0);
    const read = (part: Buffer) => {
      seen = Buffer.concat([seen, part]);
      if (readReplies(seen).replies[0]?.status !== 200) return;
      socket.off('data', read);
      socket.resume();
      resolve();
    };
    socket.on('data', read);
    socket.once('close', () => reject(new Error('closed before its answer')));
    socket.write(request);
  });
  return socket;
}

export const idleConnections: Trial = {
  name: 'Idle connections',
  promise:
    '10,000 connections kept open, each served once and then silent: none dropped, visitors notice nothing',
  async run(server) {
    const before = server.memory();
    const sockets: Awaited<ReturnType<typeof open>>[] = [];
    const faults: string[] = [];
    while (sockets.length < connections && faults.length === 0) {
      const batch = Array.from({ length: atOnce }, (_, at) =>
        settle(server.port, sockets.length + at),
      );
      for (const result of await Promise.allSettled(batch)) {
        if (result.status === 'fulfilled') sockets.push(result.value);
        else
          faults.push(`after ${sockets.length} connections: ${(result.reason as Error).message}`);
      }
    }
    const leave = startVisitor(server.port);
    await new Promise((resolve) => setTimeout(resolve, holdMs));
    const visits = await leave();
    const dropped = sockets.filter((socket) => socket.closed || socket.readableEnded).length;
    const held = server.memory();
    for (const socket of sockets) socket.destroy();
    return {
      figures: {
        open: sockets.length.toLocaleString('en-US'),
        'memory for each': `${(((held - before) * 1024) / connections).toFixed(1)} KB`,
        visits: tellVisits(visits),
      },
      faults: [
        ...new Set([...faults, ...visits.faults]),
        ...(dropped ? [`${dropped} idle connections were dropped`] : []),
      ],
    };
  },
};
