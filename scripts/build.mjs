import { inputStamp, markBuilt } from './build-stamp.mjs';
import { requireNode } from './pinned-node.mjs';
import { readFlags } from './read-flags.mjs';
import { run } from './run.mjs';

readFlags(`npm run build    builds the site into dist
BRAND=name npm run build    builds it with another brand`);

// Taken before the build: a file that is changed while it runs counts as changed.
const stamp = inputStamp();
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const code = await run(requireNode(), ['node_modules/astro/bin/astro.mjs', 'build'], env);
if (code === 0) markBuilt(stamp);
process.exit(code);
