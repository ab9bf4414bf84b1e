import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Face, type TypeSet, typeSets } from '../src/lib/type-sets.ts';
import { common, rare, unicodeRange } from '../src/styles/type/characters.ts';
import { readFlags } from './setup/read-flags.mjs';

readFlags(`node tools/subset-fonts.ts    cuts the faces down to the characters and axes that the site uses
The results are committed. Run it again when a test misses a character of the content, and copy the
range that it prints into src/styles/type/*/faces.css.`);

const require = createRequire(import.meta.url);

/**
 * Kerning, and in texts also figures of one width, for columns of prices. Small capitals, old-style
 * figures and ligatures would add up to a fifth.
 */
const features = { display: ['kern'], text: ['kern', 'tnum'], mono: ['kern'] };
type Role = keyof typeof features;

async function cut({ source, axes }: Face, characters: string, role: Role): Promise<Buffer> {
  const whole = await readFile(require.resolve(source));
  return subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features[role],
  });
}

for (const [name, set] of Object.entries(typeSets) as [string, TypeSet][]) {
  const folder = new URL(`../src/styles/type/${name}/`, import.meta.url);
  for (const role of Object.keys(features) as Role[]) {
    const face = set[role];
    for (const [file, characters] of [
      [`${role}.woff2`, common],
      [`${role}-rare.woff2`, rare],
    ] as const) {
      const subset = await cut(face, characters, role);
      await writeFile(new URL(file, folder), subset);
      console.log(`${name}/${file}: ${face.family}, ${subset.length} bytes`);
    }
  }
}
console.log(`unicode-range: ${unicodeRange(rare)};`);
