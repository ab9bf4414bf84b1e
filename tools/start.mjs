import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { buildFolder } from './setup/build-folder.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { printForPhone } from './setup/phone.mjs';
import { readFlags } from './setup/read-flags.mjs';
import { run } from './setup/run.mjs';

readFlags(`npm start    installs and builds what is missing, then serves the site
BRAND=name PORT=3000 npm start    with another brand, on another port
STAGE=preview npm start    serves a preview that search engines do not list`);

const folder = buildFolder();
const node = await ensureBuilt(folder);
// The server reads .env, too.
const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
const { PORT, HOST } = { ...file, ...process.env };
if (!HOST || HOST === '0.0.0.0' || HOST === '::') await printForPhone(PORT || '3000');
process.exit(await run(node, ['server/main.ts', folder]));
