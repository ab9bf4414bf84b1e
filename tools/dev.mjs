import { ensureInstalled } from './setup/install.mjs';
import { readFlags } from './setup/read-flags.mjs';
import { requireNode, run } from './setup/run.mjs';

const { flags } = readFlags(
  `npm run dev        serves the site at http://localhost:4321, and shows each change as it is saved
BRAND=name npm run dev    with another brand

At /_examples it shows every band and drawing by its example.

--port 4400        at another port
--host             for other devices in the network, too`,
  { port: { type: 'string' }, host: { type: 'boolean' } },
);

await ensureInstalled();
const node = requireNode();
const port = flags.port ?? '4321';
const args = ['dev', '--port', port, ...(flags.host ? ['--host'] : [])];
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
process.exit(await run(node, ['node_modules/astro/bin/astro.mjs', ...args], env));
