import { rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { ask } from '../client.ts';
import type { Case } from '../report.ts';

const paths = ['/', '/pricing', '/faq', '/robots.txt', '/favicon.svg', '/no/such/page'];

/** Deletes one file, then the whole build: what is gone must be a 404, and nothing worse. */
export const deletedFiles: Case = {
  name: 'Files deleted while serving',
  async run({ port, dir }) {
    const agent = new Agent({ keepAlive: true });
    const statuses = async () => {
      const answers = await Promise.all(paths.map((path) => ask(port, path, agent)));
      return answers.map(({ status }) => status).join(' ');
    };
    const before = await statuses();
    for (const suffix of ['', '.br', '.gz']) rmSync(`${dir}/pricing.html${suffix}`);
    const oneLess = await statuses();
    rmSync(dir, { recursive: true });
    const after = await statuses();
    agent.destroy();
    const seen = [before, oneLess, after];
    const wanted = [
      '200 200 200 200 200 404',
      '200 404 200 200 200 404',
      '404 404 404 404 404 404',
    ];
    return {
      figures: { 'asked for': `${paths.length} addresses, three times` },
      faults: wanted.flatMap((each, at) => (seen[at] === each ? [] : [`${seen[at]}, not ${each}`])),
    };
  },
};
