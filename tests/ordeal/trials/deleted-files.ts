import { rmSync } from 'node:fs';
import type { Trial } from '../trial.ts';

const addresses = ['/', '/pricing', '/faq', '/robots.txt', '/favicon.svg', '/no/such/page'];

/** A page's scripts and pictures too: they are what a visitor asks for a moment later. */
async function allAddresses(origin: string): Promise<string[]> {
  const page = await (await fetch(origin)).text();
  const files = [...page.matchAll(/"(\/(?:_astro|portraits)\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  );
  return [...addresses, ...new Set(files)];
}

export const deletedFiles: Trial = {
  name: 'Files deleted while serving',
  promise:
    'First one file, then the whole build is deleted: every answer stays the same, byte for byte',
  async run(server) {
    const origin = `http://127.0.0.1:${server.port}`;
    const read = async (path: string) => {
      const answer = await fetch(origin + path);
      const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
      return `${answer.status} ${answer.headers.get('etag')} ${body}`;
    };
    const paths = await allAddresses(origin);
    const before = await Promise.all(paths.map(read));
    const faults: string[] = [];
    const compare = async (when: string) => {
      const after = await Promise.all(paths.map(read));
      for (const [at, path] of paths.entries()) {
        if (after[at] !== before[at]) faults.push(`${path} changed after ${when}`);
      }
    };
    rmSync(`${server.dir}/index.html`);
    await compare('one file was deleted');
    rmSync(server.dir, { recursive: true });
    await compare('the build was deleted');
    return { figures: { compared: `${paths.length} addresses, twice` }, faults };
  },
};
