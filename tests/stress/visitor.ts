import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ask } from './client.ts';

export type Visits = { text: string; faults: string[] };

const pages = ['/', '/pricing', '/faq', '/no/such/page', '/robots.txt'];
const pauseMs = 20;

/** An ordinary visitor, who loads page after page while others misbehave. */
export function startVisitor(port: number): () => Promise<Visits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const times: number[] = [];
  const faults = new Set<string>();
  let isOver = false;
  const walk = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = pages[turn % pages.length] as string;
      const began = performance.now();
      try {
        const { status } = await ask(port, path, agent);
        times.push(performance.now() - began);
        if (status !== (path.startsWith('/no/') ? 404 : 200)) faults.add(`${path} gave ${status}`);
      } catch (error) {
        faults.add(`a visitor was let down: ${(error as Error).message}`);
      }
      await setTimeout(pauseMs);
    }
  };
  const walking = walk();
  return async () => {
    isOver = true;
    await walking;
    agent.destroy();
    const sorted = times.toSorted((one, other) => one - other);
    const typical = (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
    const text = `${times.length}, ${typical} ms typical, ${sorted.at(-1)?.toFixed(0)} ms slowest`;
    return { text, faults: [...faults] };
  };
}
