import { inputStamp, markBuilt } from './build-stamp.mjs';
import { requireNode } from './pinned-node.mjs';
import { run } from './run.mjs';

// Taken before the build: a file changed while it runs then counts as changed.
const stamp = inputStamp();
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
const code = await run(requireNode(), ['node_modules/astro/bin/astro.mjs', 'build'], env);
if (code === 0) markBuilt(stamp);
process.exit(code);
