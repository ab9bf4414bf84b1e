import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createServer } from './create-server.ts';
import { prepareEnd } from './end-server.ts';
import { readForms } from './headers/forms-file.ts';
import { readSettings } from './settings.ts';

function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const port = process.env.PORT || '3000';
  if (code === 'EADDRINUSE') return `port ${port} is in use. Set PORT to another one`;
  if (code === 'EACCES') return `no permission for port ${port}. Set PORT to one above 1023`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return `HOST “${process.env.HOST}” is not an address of this machine`;
  }
  return message;
}

async function serve(dir: string) {
  const { port, host, log, trustProxy } = readSettings(process.env);
  const app = await createServer(dir, { log, trustProxy });
  const forms = await readForms(dir);
  const lines: string[] = [];
  // Loaded only for sites whose forms this server accepts.
  if (forms) {
    const { mountLeads } = await import('./leads/mount.ts');
    const { mountInbox } = await import('./inbox/mount.ts');
    const leads = await mountLeads(app, forms);
    lines.push(...leads.lines, ...(await mountInbox(app, leads)));
  }
  const endServer = prepareEnd(app);
  await app.listen({ port, host });
  const name = host.includes(':') ? `[${host}]` : host || 'localhost';
  const address = app.server.address() as AddressInfo;
  console.log(`Serving on http://${name}:${address.port}`);
  for (const line of lines) console.log(line);

  let isEnding = false;
  async function end() {
    // The signal can come twice: from the terminal and from the parent process.
    if (isEnding) return;
    isEnding = true;
    await endServer();
  }
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

// Written by “npm run leads setup”. Variables of the environment take precedence.
if (existsSync('.env')) process.loadEnvFile('.env');
serve(process.argv[2] ?? resolve(import.meta.dirname, '../dist')).catch((error) => {
  console.error(`Cannot start: ${explain(error)}`);
  process.exit(1);
});
