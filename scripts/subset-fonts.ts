/**
 * Cuts the three type families down to the characters and the axis ranges that the site uses, and
 * writes them beside the styles. The results are committed, so that a build needs no font tools;
 * run it again (`npm run fonts`) when a test says that a character of the content is missing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characters } from '../src/styles/fonts/characters.ts';

const require = createRequire(import.meta.url);

type Family = {
  file: string;
  source: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const families: Family[] = [
  {
    file: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    // One weight: a second axis would double the file, and headlines need width, not weights.
    axes: { wght: 700, wdth: { min: 75, max: 118 } },
  },
  {
    file: 'atkinson-next',
    source:
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'atkinson-mono',
    source:
      '@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];

for (const { file, source, axes } of families) {
  const whole = await readFile(require.resolve(source));
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(new URL(`../src/styles/fonts/${file}.woff2`, import.meta.url), subset);
  console.log(`${file}: ${whole.length} → ${subset.length} bytes`);
}
