import { ensureBuilt } from './ensure-built.mjs';
import { readFlags } from './read-flags.mjs';
import { run } from './run.mjs';

readFlags(
  `npm run stress    abuses the server in every way we know, and writes docs/stress.md
npm run stress -- --only slow    only the cases with this in their name`,
  { only: { type: 'string' } },
);

const node = await ensureBuilt();
process.exit(await run(node, ['tests/stress/main.ts', ...process.argv.slice(2)]));
