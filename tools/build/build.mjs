import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stampFile } from '../setup/build-folder.mjs';
import { inputStamp, markBuilt } from '../setup/build-stamp.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { requireNode, root, run } from '../setup/run.mjs';

const { flags } = readFlags(
  `npm run build    builds the site into dist
BRAND=name npm run build    builds it with another brand
STAGE=preview npm run build    marks it as a preview that search engines leave out

--out folder     builds it into another folder`,
  { out: { type: 'string' } },
);

const dist = join(root, 'dist');
const folder = resolve(root, flags.out ?? dist);
// A site that fills dist would show the folders of other brands as pages of its own.
if (folder !== dist && existsSync(join(dist, stampFile))) rmSync(dist, { recursive: true });

// Taken before the build, so that a file which changes during it counts as changed.
const stamp = inputStamp();
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder];
const code = await run(requireNode(), args, env);
if (code === 0) markBuilt(stamp, folder);
process.exit(code);
