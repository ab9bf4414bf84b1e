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

/** Opens a file that only this user can read: everybody on the machine sees the arguments of a command. */
function openInBrowser(address: string) {
  const door = join(root, 'node_modules/.edit.html');
  rmSync(door, { force: true });
  writeFileSync(door, `<meta http-equiv="refresh" content="0; url=${address}">`, { mode: 0o600 });
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, door], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

const [port, flag] = process.argv.slice(2);
const token = randomUUID();
process.env.EDIT = token;
// Its own addresses, which lack the token, are not printed.
await dev({ root, logLevel: 'warn', server: { host: '127.0.0.1', port: Number(port) } });
const address = `http://127.0.0.1:${port}/_edit?token=${token}`;
console.log(`\n  Edit the site at ${address}\n`);
if (flag !== '--no-open') openInBrowser(address);
