import { setTimeout } from 'node:timers/promises';
import { open, readToEnd } from '../client.ts';
import { type Case, countText } from '../report.ts';
import { startVisitor } from '../visitor.ts';

const line = 'GET / HTTP/1.1\r\nHost: site.example\r\n';
const floods = [
  `${line}${'X-Many: v\r\n'.repeat(20_000)}\r\n`,
  `${line}X-Big: ${'v'.repeat(1_000_000)}\r\n\r\n`,
  `${line}${'v'.repeat(100_000)}: x\r\n\r\n`,
  `GET /${'v'.repeat(200_000)} HTTP/1.1\r\nHost: site.example\r\n\r\n`,
  `${line}Cookie: ${'a=b; '.repeat(40_000)}\r\n\r\n`,
  `${line}Accept-Encoding: ${'br;q=0.1,'.repeat(1700)}\r\n\r\n`,
  `${line}Range: bytes=${'0-1,'.repeat(3500)}\r\n\r\n`,
  `${line}If-None-Match: ${'"x",'.repeat(3900)}\r\n\r\n`,
];
const rounds = 30;
const streams = 50;
const streamMs = 3000;

/** An endless body, or endless headers, as fast as possible. */
async function pour(port: number, start: string): Promise<number> {
  const socket = await open(port);
  socket.resume().write(start);
  const piece = Buffer.alloc(65_536, 'X-More: more\r\n');
  let poured = 0;
  const next = () => {
    while (socket.writable && socket.write(piece)) poured += piece.length;
  };
  socket.on('drain', next);
  next();
  await setTimeout(streamMs);
  socket.destroy();
  return poured / 2 ** 20;
}

/** Too many or too long headers, and endless bodies, must be refused without filling the memory. */
export const largeRequests: Case = {
  name: 'Large requests',
  async run({ port }) {
    const leave = startVisitor(port);
    const statuses: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ends = floods.map(async (bytes) => {
        const socket = await open(port);
        socket.write(bytes);
        return readToEnd(socket, 300);
      });
      // The server may close the connection before its answer has arrived.
      for (const { status } of await Promise.all(ends)) statuses.push(status);
    }
    const endlessBody = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n';
    const poured = await Promise.all(
      Array.from({ length: streams }, (_, at) => pour(port, at % 2 ? endlessBody : line)),
    );
    const visits = await leave();
    const bad = statuses.filter((status) => status.startsWith('5'));
    return {
      figures: {
        answers: countText(statuses),
        poured: `${Math.round(poured.reduce((sum, size) => sum + size, 0))} MB`,
        visits: visits.text,
      },
      faults: [...visits.faults, ...(bad.length ? [`answered with ${countText(bad)}`] : [])],
    };
  },
};
