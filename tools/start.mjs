import { buildFolder } from './setup/build-folder.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { readFlags } from './setup/read-flags.mjs';
import { run } from './setup/run.mjs';

readFlags(`npm start    installs and builds what is missing, then serves the site
BRAND=name PORT=3000 npm start    with another brand, on another port
STAGE=preview npm start    serves a preview that search engines do not list`);

const folder = buildFolder();
process.exit(await run(await ensureBuilt(folder), ['server/main.ts', folder]));
