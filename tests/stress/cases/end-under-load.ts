import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ask, openMany } from '../client.ts';
import { type Case, countText } from '../report.ts';

const clients = 100;
const idle = 50;
const loadMs = 1500;
const limitMs = 11_000;
const pages = ['/', '/pricing', '/faq', '/robots.txt'];

/** The server ends while clients ask without pause: what they asked before is answered in full. */
export const endUnderLoad: Case = {
  name: 'SIGTERM under load',
  async run({ port, child }) {
    const agent = new Agent({ keepAlive: true });
    const answered = { before: 0, after: 0 };
    const lost: string[] = [];
    let endsAt = Number.POSITIVE_INFINITY;
    const isServed = new Set<number>();
    const client = async (number: number) => {
      for (let turn = number; ; turn += 1) {
        const askedAt = performance.now();
        try {
          const { status } = await ask(port, pages[turn % pages.length] as string, agent);
          answered[askedAt < endsAt ? 'before' : 'after'] += 1;
          isServed.add(number);
          if (status !== 200) lost.push(`answered with ${status}`);
        } catch (error) {
          // After the signal, connections may be refused.
          if (askedAt < endsAt) lost.push((error as Error).message);
          return;
        }
      }
    };
    const unused = await openMany(port, idle);
    const running = Array.from({ length: clients }, (_, number) => client(number));
    // The kernel accepts connections before the server does, so only an answer proves that it did.
    while (isServed.size < clients) await setTimeout(20);
    await setTimeout(loadMs);
    const exit = once(child, 'exit');
    endsAt = performance.now();
    child.kill('SIGTERM');
    const [code] = await exit;
    const tookMs = Math.round(performance.now() - endsAt);
    await Promise.all(running);
    agent.destroy();
    for (const socket of unused) socket.destroy();
    return {
      figures: {
        answered: `${answered.before.toLocaleString('en-US')}, and ${answered.after} asked after the signal`,
        lost: String(lost.length),
        'ended within': `${tookMs} ms, code ${code}`,
      },
      faults: [
        ...(lost.length ? [countText(lost)] : []),
        ...(code === 0 ? [] : [`ended with code ${code}`]),
        ...(tookMs > limitMs ? ['took too long to end'] : []),
      ],
    };
  },
};
