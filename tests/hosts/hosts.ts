import { test as base } from '@playwright/test';
import { plan } from './build.ts';
import type { Host } from './host.ts';
import { modelCloudflare } from './model-cloudflare.ts';
import { modelNetlify } from './model-netlify.ts';
import { modelVercel } from './model-vercel.ts';
import { startCaddy } from './start-caddy.ts';
import { startNginx } from './start-nginx.ts';
import { startOwn } from './start-own.ts';

/** Servers that run here and answer over a socket. */
export const live = { own: startOwn, nginx: startNginx, caddy: startCaddy };

/** The others run elsewhere: their own rules for reading these files are applied to a path. */
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

/** Each worker starts a server once, when first asked for, and stops it at its end. */
export const test = base.extend<object, Hosts>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const started = new Map<HostName, Promise<Host>>();
      await use((name) => {
        const host = started.get(name) ?? Promise.resolve(all[name](plan));
        started.set(name, host);
        return host;
      });
      await Promise.allSettled([...started.values()].map(async (host) => (await host).stop()));
    },
    { scope: 'worker' },
  ],
});
