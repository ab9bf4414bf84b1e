import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type BandName, bandNames, bands } from './table.ts';

const folderOf = (file: string) => file.split('/')[1];
const components = import.meta.glob<object>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true });

it('every folder is a band in the table, with schema, component and example', () => {
  const folders = new Set(Object.keys(import.meta.glob('./*/*')).map(folderOf));
  expect(folders).toEqual(new Set(bandNames));
  expect(Object.keys(import.meta.glob('./*/*-words.ts')).map(folderOf)).toEqual([...folders]);
});

it.each(bandNames)('%s has a component of its name, and a sound example', (name: BandName) => {
  const exported = name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
  expect(components[`./${name}/${name}.tsx`]).toHaveProperty(exported, expect.any(Function));
  const example = parse(readFileSync(`src/bands/${name}/example.yaml`, 'utf8'));
  expect(bands[name].schema.safeParse(example).error?.issues ?? []).toEqual([]);
  expect(bands[name].about).toMatch(/^[A-Z].{20,}[^.]$/);
});
