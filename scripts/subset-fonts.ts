/**
 * Cuts the faces of every type set down to the characters and the axis ranges that the site uses, and
 * writes them beside the styles. The results are committed, so that a build needs no font tools;
 * run it again (`npm run fonts`) when a test says that a character of the content is missing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Face, type TypeSet, typeSets } from '../src/lib/type-sets.ts';
import { characters } from '../src/styles/type/characters.ts';

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
