import { ensureInstalled } from './setup/install.mjs';
import { readFlags } from './setup/read-flags.mjs';
import { requireNode, run } from './setup/run.mjs';

const { flags } = readFlags(
  `npm run edit       opens the editor in a browser
BRAND=name npm run edit    with another brand

--port 4400        on another port, as PORT=4400
--no-open          only prints the URL`,
  { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
);

await ensureInstalled();
const args = [flags.port ?? process.env.PORT ?? '4321', ...(flags['no-open'] ? ['--no-open'] : [])];
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
process.exit(await run(requireNode(), ['tools/edit/serve.ts', ...args], env));
