import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags } from '../setup/read-flags.mjs';
import { requireNode, root, run } from '../setup/run.mjs';

readFlags(`npm run build:all    builds every brand into a folder of its own: dist/NAME
Exit code 1 if a brand could not be built; the others are built all the same.`);

const node = requireNode();
const names = readdirSync(join(root, 'brands'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.slice(0, -'.yaml'.length));

// What an earlier build left must not pass for one of these.
rmSync(join(root, 'dist'), { recursive: true, force: true });

const results = [];
for (const name of names) {
  console.log(`\n== ${name}`);
  const folder = `dist/${name}`;
  const env = { ...process.env, BRAND: name };
  // Also for a brand that fails: its folder says where its build belongs.
  mkdirSync(join(root, folder), { recursive: true });
  const code = await run(node, ['tools/build/build.mjs', '--out', folder], env);
  results.push({ name, folder, code });
}

const width = Math.max(...names.map(({ length }) => length));
console.log('');
for (const { name, folder, code } of results)
  console.log(`${name.padEnd(width)}  ${code === 0 ? folder : 'NOT BUILT: its faults are above'}`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
