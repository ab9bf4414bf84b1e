import { expect, it } from 'vitest';
import { examplesOf } from './examples.ts';
import { type BandName, bandNames, bands } from './table.ts';

const folderOf = (file: string) => file.split('/')[1];
const mounted = Object.keys(import.meta.glob('./*/*.astro'));
const components = import.meta.glob<object>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true });

it('every folder is a band in the table, with schema, component and example', () => {
  const folders = new Set(Object.keys(import.meta.glob('./*/*')).map(folderOf));
  expect(folders).toEqual(new Set(bandNames));
  expect(Object.keys(import.meta.glob('./*/*-words.ts')).map(folderOf)).toEqual([...folders]);
});

it.each(bandNames)(
  '%s has a component of its name, and an example of each look',
  (name: BandName) => {
    const exported = name.replace(/(^|-)(.)/g, (_, __, letter: string) => letter.toUpperCase());
    if (!mounted.includes(`./${name}/${name}.astro`))
      expect(components[`./${name}/${name}.tsx`]).toHaveProperty(exported, expect.any(Function));
    const { about, schema } = bands[name];
    const looks = 'look' in schema.shape ? schema.shape.look.unwrap().options : [];
    const examples = examplesOf(name).map(({ band: _, ...words }) => schema.parse(words));
    expect(examples.map((words) => ('look' in words ? words.look : name))).toEqual(
      expect.arrayContaining(looks),
    );
    expect(about).toMatch(/^[A-Z].{10,}[^.]$/);
  },
);
