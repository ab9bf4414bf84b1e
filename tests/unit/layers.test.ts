import { existsSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { type Import, importsOf } from '../support/imports.ts';
import { filesBelow } from '../support/source-files.ts';

/** What the files of a room may import, beside each other. Nothing leads back up, so there is no cycle. */
const mayImport: Record<string, string> = {
  server: 'headers intake',
  intake: 'headers build',
  deploy: 'headers scripts',
  headers: '',
  build: 'deploy headers src/brand src/art src/lib src/styles',
  'src/pages':
    'build src/layouts src/sections src/islands src/components src/art src/content src/brand src/lib src/scripts',
  'src/layouts':
    'src/sections src/islands src/components src/art src/brand src/lib src/scripts src/styles',
  'src/sections': 'src/islands src/components src/art src/lib',
  'src/islands': 'src/components src/art src/lib',
  'src/components': 'src/art src/lib',
  'src/art': 'src/lib',
  'src/scripts': 'src/lib',
  'src/content': 'src/brand src/lib',
  'src/brand': 'src/content src/lib',
  'src/lib': '',
  'src/styles': '',
};

const roomOf = (path: string) => /^(src\/)?[^/]+/.exec(path)?.[0] ?? '';
const isSchema = (path: string) => /^src\/(content\/schemas|brand\/schema\.ts)/.test(path);
const show = ({ from, to }: Import) => `${from} imports ${to}`;

const files = ['server', 'intake', 'deploy', 'headers', 'build', 'src'].flatMap((folder) =>
  filesBelow(folder, /(?<!\.test|\.d)\.(ts|tsx|astro)$/),
);
const imports = files.flatMap(importsOf);
const ofFiles = imports.filter(({ isFile }) => isFile);

it('knows every room', () => {
  expect(ofFiles.length).toBeGreaterThan(300);
  expect(new Set(files.map(({ path }) => roomOf(path)))).toEqual(new Set(Object.keys(mayImport)));
});

it('imports point downward; only the shape of content may be known everywhere', () => {
  const upward = ofFiles.filter(({ from, to, isType }) => {
    const [own, other] = [roomOf(from), roomOf(to)];
    const isAllowed = own === other || mayImport[own]?.split(' ').includes(other);
    return !isAllowed && !(isType && isSchema(to) && own !== 'src/lib');
  });
  expect(upward.map(show)).toEqual([]);
});

it('only pages read the content; everything below gets props', () => {
  const readers = ofFiles.filter(
    ({ from, to }) => to === 'src/content/content.ts' && roomOf(from) !== 'src/pages',
  );
  expect(readers.map(show)).toEqual([]);
});

it('relative imports name their file in full', () => {
  expect(ofFiles.filter(({ to }) => !existsSync(to.replace(/\?\w+$/, ''))).map(show)).toEqual([]);
});

it('lib is pure: no package, no Node, no DOM', () => {
  const lib = files.filter(({ path }) => roomOf(path) === 'src/lib');
  const packages = lib.flatMap(importsOf).filter(({ isFile, isType }) => !isFile && !isType);
  expect(packages.map(show)).toEqual([]);
  const impure =
    /\b(document|window|location|navigator|performance|process|\w+Storage|set(Timeout|Interval)|Date\.now|fetch|HTML\w*Element)\b/;
  const code = lib.map(({ path, text }) => ({
    path,
    code: ts.transpile(text, { removeComments: true, target: ts.ScriptTarget.ESNext }),
  }));
  expect(code.filter(({ code }) => impure.test(code)).map(({ path }) => path)).toEqual([]);
});

it('owners’ folders hold words and pictures, no code', () => {
  const odd = ['content', 'brands'].flatMap((folder) =>
    filesBelow(folder, /(?<!\.(yaml|md|svg|png|jpe?g|webp|avif))$/),
  );
  expect(odd.map(({ path }) => path)).toEqual([]);
});
