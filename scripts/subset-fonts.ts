import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Face, type TypeSet, typeSets } from '../src/lib/type-sets.ts';
import { characters } from '../src/styles/type/characters.ts';
import { readFlags } from './read-flags.mjs';

readFlags(`npm run fonts    cuts the faces down to the characters and axes that the site uses
The results are committed. Run it again when a test misses a character of the content.`);

const require = createRequire(import.meta.url);

async function cut({ source, axes, plain = false }: Face): Promise<Buffer> {
  const whole = await readFile(require.resolve(source));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: plain,
  });
}

for (const [name, set] of Object.entries(typeSets) as [string, TypeSet][]) {
  for (const role of ['display', 'text', 'mono'] as const) {
    const subset = await cut(set[role]);
    await writeFile(new URL(`../src/styles/type/${name}/${role}.woff2`, import.meta.url), subset);
    console.log(`${name} ${role}: ${set[role].family}, ${subset.length} bytes`);
  }
}
