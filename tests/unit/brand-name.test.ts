import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from './source-files.ts';

const names = filesBelow('src/brand', /\.yaml$/).map(
  ({ text }) => (parse(text) as { name: string }).name,
);
const sources = ['src', 'server', 'scripts', 'tests', 'public', 'bench', 'deploy']
  .flatMap((folder) => filesBelow(folder))
  .filter(({ path }) => !path.startsWith('src/brand/'));

it('finds brands and sources to look through', () => {
  expect(names.length).toBeGreaterThan(0);
  expect(sources.length).toBeGreaterThan(100);
});

it.each(names)('%s: the name stands in its brand file and in no other source', (name) => {
  const needle = name.toLowerCase();
  const holders = sources.filter(
    ({ path, text }) => text.toLowerCase().includes(needle) || path.toLowerCase().includes(needle),
  );
  expect(holders.map(({ path }) => path)).toEqual([]);
});
