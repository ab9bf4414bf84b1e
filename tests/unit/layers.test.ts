import { existsSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { type Import, importsOf } from '../support/imports.ts';
import { filesBelow } from '../support/source-files.ts';

const front = 'src/islands src/components src/art src/scripts src/schema src/lib';
const all = `src/layouts src/bands src/content src/brand ${front}`;

/** What the files of a room may import, beside each other: rooms further up in this list, and these only. */
const mayImport: Record<string, string> = {
  headers: '',
  intake: 'headers',
  inbox: 'headers intake',
  deploy: 'headers',
  server: 'headers inbox',
  'src/lib': '',
  'src/styles': '',
  'src/scripts': 'src/lib',
  'src/schema': 'src/lib',
  'src/brand': 'src/schema src/lib',
  'src/art': 'src/schema src/lib',
  'src/components': 'src/schema src/lib',
  'src/islands': 'src/components src/art src/schema src/lib',
  'src/bands': front,
  // Of bands and drawings it knows what they take, not how they look: see below.
  'src/content': 'src/bands src/art src/brand src/schema src/lib',
  'src/layouts': `src/bands src/styles ${front}`,
  build: 'headers src/art src/brand src/schema src/lib src/styles',
  'src/pages': `build ${all}`,
  edit: `headers ${all}`,
  gallery: all,
  scripts: `headers intake inbox deploy build edit gallery src/styles ${all}`,
  bench: 'headers build scripts',
  tests: `headers intake inbox deploy server build edit gallery scripts ${all}`,
};

const rooms = Object.keys(mayImport);
const roomOf = (path: string) => /^(src\/)?[^/]+/.exec(path)?.[0] ?? '';
const show = ({ from, to }: Import) => `${from} imports ${to}`;

const files = [...new Set(rooms.map((room) => room.split('/')[0] as string))].flatMap((folder) =>
  filesBelow(folder, /(?<!\.(test|spec|d))\.(ts|tsx|mjs|astro)$/),
);
const ofFiles = files
  .flatMap(importsOf)
  .filter(({ isFile }) => isFile)
  .map((each) => ({ ...each, to: each.to.replace(/\?\w+$/, '') }));

it('knows every room, and lists it below those that it imports', () => {
  expect(ofFiles.length).toBeGreaterThan(600);
  expect(new Set(files.map(({ path }) => roomOf(path)))).toEqual(new Set(rooms));
  const upward = Object.entries(mayImport).flatMap(([room, others]) =>
    others.split(' ').filter((other) => rooms.indexOf(other) > rooms.indexOf(room)),
  );
  expect(upward).toEqual([]);
});

it('imports point downward, those of types included', () => {
  const upward = ofFiles.filter(({ from, to }) => {
    const [own, other] = [roomOf(from), roomOf(to)];
    // Tests read the settings at the root.
    const isAllowed = own === other || (own === 'tests' && !to.includes('/'));
    return !isAllowed && !mayImport[own]?.split(' ').includes(other);
  });
  expect(upward.map(show)).toEqual([]);
});

/** Takes away what leads nowhere or comes from nowhere, until only circles are left. */
function circlesIn(imports: Import[]): Import[] {
  const importing = new Set(imports.map(({ from }) => from));
  const imported = new Set(imports.map(({ to }) => to));
  const rest = imports.filter(({ from, to }) => importing.has(to) && imported.has(from));
  return rest.length < imports.length ? circlesIn(rest) : rest;
}

it('no files import each other in a circle', () => {
  expect(circlesIn(ofFiles).map(show)).toEqual([]);
  const sample = ['a b', 'b c', 'c b', 'c d'].map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to, isFile: true, isType: true };
  });
  expect(circlesIn(sample).map(show)).toEqual(['b imports c', 'c imports b']);
});

it('content is read without any component', () => {
  const reached = new Set(
    files.map(({ path }) => path).filter((path) => roomOf(path) === 'src/content'),
  );
  for (const file of reached)
    for (const { from, to, isType } of ofFiles) if (from === file && !isType) reached.add(to);
  expect(reached).toContain('src/bands/hero/schema.ts');
  expect([...reached].filter((path) => /\.(tsx|astro)$/.test(path))).toEqual([]);
});

it('only pages read the content; everything below gets props', () => {
  const readers = ofFiles.filter(
    ({ from, to }) =>
      to === 'src/content/content.ts' && !['src/pages', 'gallery'].includes(roomOf(from)),
  );
  expect(readers.map(show)).toEqual([]);
});

it('relative imports name their file in full', () => {
  expect(ofFiles.filter(({ to }) => !existsSync(to)).map(show)).toEqual([]);
});

it('lib is pure: no Node, no DOM, and packages that are as pure', () => {
  const lib = files.filter(({ path }) => roomOf(path) === 'src/lib');
  const packages = lib.flatMap(importsOf).filter(({ isFile, isType }) => !isFile && !isType);
  expect(packages.map(({ to }) => to).sort()).toEqual([
    'lucide',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'micromark-extension-gfm',
  ]);
  const impure =
    /\b(document|window|location|navigator|performance|process|\w+Storage|set(Timeout|Interval)|Date\.now|fetch|HTML\w*Element)\b/;
  const code = lib.map(({ path, text }) => ({
    path,
    code: ts.transpile(text, { removeComments: true, target: ts.ScriptTarget.ESNext }),
  }));
  expect(code.filter(({ code }) => impure.test(code)).map(({ path }) => path)).toEqual([]);
});
