import { ensureInstalled } from './setup/install.mjs';
import { printForPhone } from './setup/phone.mjs';
import { readFlags } from './setup/read-flags.mjs';
import { requireNode, run } from './setup/run.mjs';

const { flags } = readFlags(
  `npm run dev        serves the site at http://localhost:4321, and reloads after each change
BRAND=name npm run dev    with another brand

/_examples shows an example of every band and drawing.

--port 4400        on another port
--host             also for phones in the same network, with a QR code`,
  { port: { type: 'string' }, host: { type: 'boolean' } },
);

await ensureInstalled();
const node = requireNode();
const port = flags.port ?? '4321';
const args = ['dev', '--port', port, ...(flags.host ? ['--host'] : [])];
if (flags.host) await printForPhone(port);
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
process.exit(await run(node, ['node_modules/astro/bin/astro.mjs', ...args], env));
