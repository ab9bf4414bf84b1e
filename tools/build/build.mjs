import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stampFile } from '../setup/build-folder.mjs';
import { inputStamp, markBuilt } from '../setup/build-stamp.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { requireNode, root, run } from '../setup/run.mjs';

const { flags } = readFlags(
  `npm run build    builds the site into dist
BRAND=name npm run build    builds it with another brand
STAGE=preview npm run build    builds a preview that search engines do not list

--all            builds every brand into a separate folder: dist/NAME
--out folder     builds the site into another folder`,
  { all: { type: 'boolean' }, out: { type: 'string' } },
);

const dist = join(root, 'dist');

/**
 * @param {string} folder
 * @param {Record<string, string | undefined>} [env]
 */
async function build(folder, env = process.env) {
  // Before the build, so that a file that changes during the build counts as changed.
  const stamp = inputStamp(root, env);
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder];
  const code = await run(requireNode(), args, { ...env, ASTRO_TELEMETRY_DISABLED: '1' });
  if (code === 0) markBuilt(stamp, folder);
  return code;
}

/** Builds every brand. One that fails does not stop the others. */
async function buildAll() {
  // Results of an earlier build could be mistaken for new ones.
  rmSync(dist, { recursive: true, force: true });
  const results = [];
  for (const file of readdirSync(join(root, 'brands')).filter((file) => file.endsWith('.yaml'))) {
    const name = file.slice(0, -'.yaml'.length);
    console.log(`\n== ${name}`);
    // Also for a brand that fails, because the folder shows where its build belongs.
    mkdirSync(join(dist, name), { recursive: true });
    results.push({ name, code: await build(join(dist, name), { ...process.env, BRAND: name }) });
  }
  console.log('');
  for (const { name, code } of results)
    console.log(`${name}: ${code === 0 ? `dist/${name}` : 'not built. The errors are above'}`);
  return results.some(({ code }) => code !== 0) ? 1 : 0;
}

async function buildOne() {
  const folder = resolve(root, flags.out ?? dist);
  // The folders of other brands must not become pages of a build of the whole dist.
  if (folder !== dist && existsSync(join(dist, stampFile))) rmSync(dist, { recursive: true });
  return build(folder);
}

process.exit(flags.all ? await buildAll() : await buildOne());
