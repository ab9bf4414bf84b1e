import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { ensureInstalled } from './setup/install.mjs';
import { readFlags } from './setup/read-flags.mjs';
import { requireNode, run } from './setup/run.mjs';

const { flags } = readFlags(
  `npm run edit       serves the site at http://127.0.0.1:4321 and opens it: click a word, change it, see it
BRAND=name npm run edit    with another brand

--port 4400        at another port
--no-open          opens no browser`,
  { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
);

/** @type {Partial<Record<NodeJS.Platform, [string, ...string[]]>>} */
const openers = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

const token = randomUUID();

/**
 * Opens the address in a browser once the editor answers there.
 *
 * @param {string} address
 */
async function open(address) {
  // With the token, which another server at this address would not accept.
  const headers = { 'edit-token': token };
  const answers = () =>
    fetch(`${address}_edit/icons?q=star`, { headers }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
  console.log(`\n  Edit the site at ${address}\n`);
  if (flags['no-open']) return;
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

await ensureInstalled();
const node = requireNode();
const port = flags.port ?? '4321';
const args = ['dev', '--host', '127.0.0.1', '--port', port];
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', EDIT: token };
void open(`http://127.0.0.1:${port}/`);
process.exit(await run(node, ['node_modules/astro/bin/astro.mjs', ...args], env));
