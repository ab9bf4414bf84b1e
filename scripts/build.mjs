import { inputStamp, markBuilt } from './build-stamp.mjs';
import { readFlags } from './read-flags.mjs';
import { requireNode, run } from './run.mjs';

readFlags(`npm run build    builds the site into dist
BRAND=name npm run build    builds it with another brand`);

// Taken before the build, so that a file which changes during it counts as changed.
const stamp = inputStamp();
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const code = await run(requireNode(), ['node_modules/astro/bin/astro.mjs', 'build'], env);
if (code === 0) markBuilt(stamp);
process.exit(code);
