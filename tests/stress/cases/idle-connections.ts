import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { ask } from '../client.ts';
import type { Case } from '../report.ts';
import { startVisitor } from '../visitor.ts';

const connections = 1000;
const holdMs = 3000;

/** Browsers keep their connection after an answer: none may be dropped. */
export const idleConnections: Case = {
  name: 'Idle connections',
  async run({ port, memory }) {
    const before = memory();
    const agent = new Agent({ keepAlive: true, maxFreeSockets: connections });
    const kept = () => Object.values(agent.freeSockets).flat().length;
    await Promise.all(Array.from({ length: connections }, () => ask(port, '/robots.txt', agent)));
    const held = memory();
    const leave = startVisitor(port);
    await setTimeout(holdMs);
    const visits = await leave();
    const open = kept();
    agent.destroy();
    return {
      figures: {
        open: open.toLocaleString('en-US'),
        'memory for each': `${Math.max(0, Math.round(((held - before) * 1024) / connections))} KB`,
        visits: visits.text,
      },
      faults: [
        ...visits.faults,
        ...(open === connections ? [] : [`${connections - open} idle connections were dropped`]),
      ],
    };
  },
};
