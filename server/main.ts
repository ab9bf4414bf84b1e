import cluster from 'node:cluster';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { makeDrainable } from './drain.ts';
import { putInFront } from './front.ts';
import { createSiteServer } from './listen.ts';
import { createRequestLog } from './request-log.ts';
import { BadSetting, readSettings } from './settings.ts';
import { BuildMissing, loadSite } from './site.ts';
import { superviseWorkers } from './workers.ts';

const drainLimitMs = 10_000;

function explain(error: unknown): string {
  if (error instanceof BadSetting) return error.message;
  if (error instanceof BuildMissing) return `${error.message}: run “npm run build” first`;
  const { code, message } = error as NodeJS.ErrnoException;
  const port = process.env.PORT || '3000';
  if (code === 'EADDRINUSE') return `port ${port} is taken: set PORT to another one`;
  if (code === 'EACCES') return `no permission to listen on port ${port}: set PORT above 1023`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `HOST “${process.env.HOST}” is not an address of this machine`;
  }
  return message;
}

async function serve(dir: string) {
  const settings = readSettings(process.env);
  if (cluster.isPrimary && settings.workers > 1) return superviseWorkers(settings.workers);
  const log = settings.log ? createRequestLog((text) => process.stdout.write(text)) : undefined;
  const site = await loadSite(dir);
  const server = createSiteServer(site, log);
  const drain = makeDrainable(server, putInFront(server, site, log));

  server.listen({ port: settings.port, host: settings.host });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const name = settings.host?.includes(':') ? `[${settings.host}]` : settings.host;
  if (!cluster.worker || cluster.worker.id === 1) {
    console.log(`Serving on http://${name ?? 'localhost'}:${port}`);
  }

  // A terminal sends its signal to the whole group and a parent may pass it on again: once is enough.
  let ending = false;
  async function end() {
    if (ending) return;
    ending = true;
    await drain(drainLimitMs);
    log?.flush();
    process.exit(0);
  }
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

// Whoever read the log may go away; the site stays up.
process.stdout.on('error', () => {});

serve(resolve(process.argv[2] ?? resolve(import.meta.dirname, '../dist'))).catch((error) => {
  console.error(`Cannot start: ${explain(error)}`);
  process.exit(1);
});
