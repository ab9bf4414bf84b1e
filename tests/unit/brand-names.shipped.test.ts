import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesBelow } from '../support/source-files.ts';

// An owner's name may be a word that others use; those of the brands that ship are not.

const names = filesBelow('brands', /^brands\/[^/]+\.yaml$/).map(
  ({ text }) => (parse(text) as { name: string }).name,
);
const rooms =
  'src content build headers server intake inbox edit gallery scripts tests bench deploy';
const sources = rooms
  .split(' ')
  .flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs|js|astro|css|yaml|md)$/));

it.each(names)('%s: the name stands in its brand file and in no other source', (name) => {
  expect(sources.length).toBeGreaterThan(100);
  const holders = sources.filter(({ path, text }) =>
    `${path} ${text}`.toLowerCase().includes(name.toLowerCase()),
  );
  expect(holders.map(({ path }) => path)).toEqual([]);
});
