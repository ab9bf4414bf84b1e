import { expect, it } from 'vitest';
import { componentOf } from './drawing.tsx';
import { type DrawingName, drawingNames, drawingsSchema, neededBy } from './table.ts';

it.each(drawingNames)('%s has its component', (name) => {
  expect(componentOf(name)).toBeTypeOf('function');
});

it('has every folder with a schema in its table', () => {
  const folders = Object.keys(import.meta.glob('./*/schema.ts')).map((file) => file.split('/')[1]);
  const named = drawingNames.map((name) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  expect(named.sort()).toEqual(folders.sort());
});

it.each<[DrawingName, DrawingName[]]>([
  ['dashboard', ['dashboard']],
  ['phone', ['phone', 'storefront']],
  ['secondSource', ['switchboard']],
  ['wiring', ['wiring', 'reinkedStorefront', 'switchboard']],
])('knows whose words %s needs', (name, needed) => {
  expect(neededBy(name)).toEqual(needed);
});

it('takes words for every drawing that has some, and asks for none', () => {
  expect(Object.keys(drawingsSchema.shape)).toHaveLength(drawingNames.length - 2);
  expect(drawingsSchema.parse({})).toEqual({});
  expect(drawingsSchema.safeParse({ shopHeads: {} }).success).toBe(false);
});
