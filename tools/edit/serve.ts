/** Serves the editor: `serve.ts <port> [--no-open]`. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dev } from 'astro';
import { root } from '../setup/run.mjs';

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens the URL through a file that only this user can read, because arguments are visible to all users. */
function openInBrowser(address: string) {
  const file = join(root, 'node_modules/.edit.html');
  rmSync(file, { force: true });
  writeFileSync(file, `<meta http-equiv="refresh" content="0; url=${address}">`, { mode: 0o600 });
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, file], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

const [port, flag] = process.argv.slice(2);
const token = randomUUID();
process.env.EDIT = token;
// Hides Astro's message, whose URLs lack the token.
await dev({ root, logLevel: 'warn', server: { host: '127.0.0.1', port: Number(port) } });
const address = `http://127.0.0.1:${port}/_edit?token=${token}`;
console.log(`\n  Edit the site at ${address}\n`);
if (flag !== '--no-open') openInBrowser(address);
