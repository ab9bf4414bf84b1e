import { exchange, open, readReplies } from '../raw-client.ts';
import { tellCount } from '../tell-count.ts';
import type { Trial } from '../trial.ts';
import { startVisitor, tellVisits } from '../visitor.ts';

const line = 'GET / HTTP/1.1\r\nHost: site.example\r\n';
const fields = (count: number, size: number) =>
  Array.from({ length: count }, (_, at) => `X-${at}: ${'v'.repeat(size)}\r\n`).join('');

const floods = [
  `${line}${fields(20_000, 1)}\r\n`,
  `${line}X-Big: ${'v'.repeat(1_000_000)}\r\n\r\n`,
  `${line}${'v'.repeat(100_000)}: x\r\n\r\n`,
  `GET /${'v'.repeat(200_000)} HTTP/1.1\r\nHost: site.example\r\n\r\n`,
  `${line}Cookie: ${'a=b; '.repeat(40_000)}\r\n\r\n`,
  `${line}Accept-Encoding: ${'br;q=0.1,'.repeat(1700)}\r\n\r\n`,
  `${line}Range: bytes=${'0-1,'.repeat(3500)}\r\n\r\n`,
  `${line}If-None-Match: ${'"x",'.repeat(3900)}\r\n\r\n`,
];
const rounds = 100;
const streams = 50;
const streamMs = 4000;

/** A body, or a set of headers, without an end, as fast as the line takes it. */
async function pour(port: number, start: string, number: number): Promise<number> {
  const socket = await open(port, number);
  socket.resume();
  socket.write(start);
  const piece = Buffer.alloc(65_536, 'X-More: more\r\n');
  let poured = 0;
  let isOver = false;
  const next = () => {
    while (!isOver && socket.writable && socket.write(piece)) poured += piece.length;
  };
  socket.on('drain', next);
  next();
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    setTimeout(resolve, streamMs);
  });
  isOver = true;
  socket.destroy();
  return poured;
}

export const headerFlood: Trial = {
  name: 'Header flood',
  promise: 'Far too many or too long headers and bodies without an end: refused, nothing hoarded',
  async run(server) {
    const leave = startVisitor(server.port);
    const statuses: (number | string)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ends = await Promise.all(
        floods.map((bytes, at) => exchange(server.port, bytes, { number: at, silentMs: 300 })),
      );
      // A server that refuses while the flood still comes may cut the line before its words arrive.
      for (const { answer } of ends) statuses.push(readReplies(answer).replies[0]?.status ?? 'cut');
    }
    const before = server.memory();
    const endlessBody = `POST / HTTP/1.1\r\nHost: site.example\r\nContent-Length: 99999999999\r\n\r\n`;
    const poured = await Promise.all(
      Array.from({ length: streams }, (_, at) =>
        pour(server.port, at % 2 ? endlessBody : line, at),
      ),
    );
    const grown = server.memory() - before;
    const visits = await leave();
    const bad = statuses.filter((status) => status !== 'cut' && Number(status) >= 500);
    return {
      figures: {
        answers: tellCount(statuses),
        poured: `${Math.round(poured.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20)} MB, memory grew by ${Math.max(0, grown)} MB`,
        visits: tellVisits(visits),
      },
      faults: [...visits.faults, ...(bad.length ? [`answered with ${tellCount(bad)}`] : [])],
    };
  },
};
