import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { readFlags } from './setup/read-flags.mjs';
import { requireNode, root, run } from './setup/run.mjs';

const { flags } = readFlags(
  `npm run edit       serves the site at http://127.0.0.1:4321 and opens it: click a word, change it, see it
BRAND=name npm run edit    with another brand

--port 4400        at another port, as PORT=4400
--no-open          opens no browser`,
  { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
);

/** @type {Partial<Record<NodeJS.Platform, [string, ...string[]]>>} */
const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

const token = randomUUID();

/**
 * Opens the editor in a browser once it answers. The browser is given a file that only this user can
 * read: everybody on the machine sees the arguments of a command.
 *
 * @param {string} address
 */
async function open(address) {
  // Another server at this address would answer, too, but give no cookie.
  const answers = () =>
    fetch(address).then(
      ({ headers }) => headers.has('set-cookie'),
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
  console.log(`\n  Edit the site at ${address}\n`);
  if (flags['no-open']) return;
  const door = join(root, 'node_modules/.edit.html');
  rmSync(door, { force: true });
  writeFileSync(door, `<meta http-equiv="refresh" content="0; url=${address}">`, { mode: 0o600 });
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, door], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

await ensureInstalled();
const node = requireNode();
const port = flags.port ?? process.env.PORT ?? '4321';
const args = ['dev', '--host', '127.0.0.1', '--port', port];
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', EDIT: token };
void open(`http://127.0.0.1:${port}/?token=${token}`);
process.exit(await run(node, ['node_modules/astro/bin/astro.mjs', ...args], env));
