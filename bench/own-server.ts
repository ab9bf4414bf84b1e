import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { type Child, startChild } from './child.ts';

export type Host = Child & { origin: string };

/** The site’s own server in a process of its own, as it runs in production, over HTTP/1.1. */
export async function startOwnServer(dir: string): Promise<Host> {
  const { said, stop } = await startChild(process.execPath, [join(root, 'server/main.ts'), dir], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG: 'off' },
    ready: /Serving on http:\/\/127\.0\.0\.1:(\d+)/,
  });
  return { origin: `http://127.0.0.1:${said[1]}`, stop };
}
