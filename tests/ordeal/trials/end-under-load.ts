import { once } from 'node:events';
import { makeMeter } from '../answer-meter.ts';
import type { OwnServer } from '../own-server.ts';
import { open } from '../raw-client.ts';
import type { Trial } from '../trial.ts';

const clients = 200;
const spare = 50;
const rampMs = 1500;
const drainLimitMs = 11_000;
const pages = ['/', '/pricing', '/faq', '/robots.txt', '/robots.txt', '/robots.txt'];

type Tally = { answered: number; afterEnd: number; lost: string[]; late: number };

/**
 * A client that asks again as soon as it is answered, until the server closes its connection. What
 * was asked before the signal must be answered in full; so must whatever an answer was begun to.
 */
async function hammer(
  server: OwnServer,
  number: number,
  signal: { at: number },
  tally: Tally,
  onFirst: () => void,
) {
  const socket = await open(server.port, number);
  let askedAt = 0;
  let turn = number;
  const ask = () => {
    const path = pages[turn % pages.length];
    turn += 1;
    askedAt = performance.now();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\nAccept-Encoding: br\r\n\r\n`);
  };
  const meter = makeMeter((isLast) => {
    askedAt = 0;
    onFirst();
    tally.answered += 1;
    if (signal.at) tally.afterEnd += 1;
    if (!isLast) ask();
  });
  socket.on('data', meter.read);
  ask();
  await new Promise((resolve) => socket.once('close', resolve));
  if (meter.isInside()) tally.lost.push('an answer was cut off');
  else if (askedAt && askedAt < signal.at) tally.lost.push('a request was left unanswered');
  else if (askedAt) tally.late += 1;
}

export const endUnderLoad: Trial = {
  name: 'SIGTERM under load',
  promise:
    'Asked to end while 200 clients ask without pause: every request that was accepted is answered in full',
  async run(server) {
    const signal = { at: 0 };
    const tally: Tally = { answered: 0, afterEnd: 0, lost: [], late: 0 };
    const idle = await Promise.all(Array.from({ length: spare }, (_, at) => open(server.port, at)));
    // The kernel takes connections before the server does; only one that was answered is accepted.
    const busy: Promise<void>[] = [];
    const accepted = Array.from({ length: clients }, (_, at) => {
      return new Promise<void>((resolve) => {
        busy.push(hammer(server, at, signal, tally, resolve));
      });
    });
    await Promise.all(accepted);
    await new Promise((resolve) => setTimeout(resolve, rampMs));
    const exit = once(server.child, 'exit');
    signal.at = performance.now();
    server.child.kill('SIGTERM');
    const [code] = await exit;
    const tookMs = performance.now() - signal.at;
    await Promise.all(busy);
    for (const socket of idle) socket.destroy();
    return {
      figures: {
        answered: `${tally.answered.toLocaleString('en-US')}, of them ${tally.afterEnd} after the signal`,
        lost: String(tally.lost.length),
        'asked too late': String(tally.late),
        'ended within': `${Math.round(tookMs)} ms, code ${code}`,
      },
      faults: [
        ...new Set(tally.lost),
        ...(code === 0 ? [] : [`ended with code ${code}`]),
        ...(tookMs > drainLimitMs ? ['took too long to end'] : []),
        ...(tally.afterEnd ? [] : ['nothing was under way: the trial proves nothing']),
      ],
    };
  },
};
