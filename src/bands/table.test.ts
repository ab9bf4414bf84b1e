import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { quotedIn } from '../../tests/support/imports.ts';
import { filesBelow } from '../../tests/support/source-files.ts';
import { type BandName, bandNames, bands } from './table.ts';

const folderOf = (file: string) => file.split('/')[1];
const components = import.meta.glob<object>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true });

it('every folder is a band in the table, with schema, component and example', () => {
  const folders = new Set(Object.keys(import.meta.glob('./*/*')).map(folderOf));
  expect(folders).toEqual(new Set(bandNames));
  expect(Object.keys(import.meta.glob('./*/schema.ts')).map(folderOf)).toEqual([...folders]);
});

it.each(bandNames)('%s has a component of its name, and a sound example', (name: BandName) => {
  const exported = name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
  expect(components[`./${name}/${name}.tsx`]).toHaveProperty(exported, expect.any(Function));
  const example = parse(readFileSync(`src/bands/${name}/example.yaml`, 'utf8'));
  expect(bands[name].schema.safeParse(example).error?.issues ?? []).toEqual([]);
  expect(bands[name].about).toMatch(/^[A-Z].{20,}[^.]$/);
});

it('nothing but the table lists all bands', () => {
  const rooms = 'src build scripts edit gallery'.split(' ');
  const listing = rooms
    .flatMap((room) => filesBelow(room, /(?<!\.(test|spec))\.(tsx?|mjs|astro)$/))
    .filter((file) => {
      const quoted = new Set(
        quotedIn(file).map((text) => text.replace(/^\.\/|\/schema\.ts$/g, '')),
      );
      return bandNames.filter((name) => quoted.has(name)).length > bandNames.length / 2;
    });
  // Those of the earlier layout had most of these names.
  expect(listing.map(({ path }) => path)).toEqual(['src/bands/table.ts']);
});
