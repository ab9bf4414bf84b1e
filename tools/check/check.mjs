import { ensureInstalled } from '../setup/install.mjs';
import { requireNode, run } from '../setup/run.mjs';

await ensureInstalled();
process.exit(await run(requireNode(), ['tools/check/check.ts', ...process.argv.slice(2)]));
