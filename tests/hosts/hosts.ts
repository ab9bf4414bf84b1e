import { test as base } from '@playwright/test';
import type { ServedBuild } from '../../tools/hosts/served-build.ts';
import { createServer } from '../../server/create-server.ts';
import { build, type Host } from './host.ts';
import { modelCloudflare } from './model-cloudflare.ts';
import { modelNetlify } from './model-netlify.ts';
import { modelVercel } from './model-vercel.ts';
import { askOver } from './over-http.ts';
import { startCaddy } from './start-caddy.ts';
import { startNginx } from './start-nginx.ts';

async function startOwn({ dir }: ServedBuild): Promise<Host> {
  const app = await createServer(dir);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { differs: {}, ask: askOver(Number(new URL(origin).port)), stop: () => app.close() };
}

/** Servers that run here. */
export const live = { own: startOwn, nginx: startNginx, caddy: startCaddy };

/** The others cannot run here, so models of them apply their rules. */
const all = {
  ...live,
  cloudflare: modelCloudflare,
  netlify: modelNetlify,
  vercel: modelVercel,
};
export type HostName = keyof typeof all;
export const hostNames = Object.keys(all) as HostName[];
export const liveNames = Object.keys(live) as HostName[];

type Hosts = { hosts: (name: HostName) => Promise<Host> };

/** Each worker starts a host when a test first needs it, and stops it at its own end. */
export const test = base.extend<object, Hosts>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const started = new Map<HostName, Promise<Host>>();
      await use((name) => {
        const host = started.get(name) ?? Promise.resolve(all[name](build));
        started.set(name, host);
        return host;
      });
      await Promise.allSettled([...started.values()].map(async (host) => (await host).stop()));
    },
    { scope: 'worker' },
  ],
});
