import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/source-files.ts';

const docs = [
  ...readdirSync('.')
    .filter((name) => name.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ...['docs', 'src', 'server', 'tests', 'deploy', 'bench'].flatMap((folder) =>
    filesBelow(folder, /\.md$/),
  ),
];

/** What tells of the past names what was there then. */
const isPast = ({ path, text }: { path: string; text: string }) =>
  path === 'CHANGELOG.md' || /^\*\*Superseded/m.test(text);

const isPath = /^[\w.[\]-]+(\/[\w.[\]*-]+)*\/?$/;
const isFileName = /^[\w[\]-][\w.[\]-]*\.(md|json|ts|tsx|mjs|js|css|ya?ml|astro)$/;
const isMade = /^(dist|node_modules|test-results)(\/|$)/;

/** Names in backticks that can only be places in this project. */
const namedPaths = (text: string) =>
  [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)]
    .map(([, name]) => name as string)
    .filter((name) => isPath.test(name) && (name.includes('/') || isFileName.test(name)))
    .filter((name) => !isMade.test(name));

/** Links of the text itself: examples show what owners would write. */
const linkedPaths = (text: string) =>
  [
    ...text
      .replaceAll(/^```.*?^```/gms, '')
      .matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g),
  ].map(([, path]) => path as string);

it('there are a README, habits for contributors and decisions', () => {
  const paths = docs.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md']));
  expect(paths.filter((path) => path.startsWith('docs/decisions/'))).not.toEqual([]);
});

it.each(docs.filter((doc) => !isPast(doc)))(
  '$path names and links only what exists',
  ({ path, text }) => {
    const beside = (name: string) => posix.join(posix.dirname(path), name);
    const named = namedPaths(text).filter((name) => !existsSync(name) && !existsSync(beside(name)));
    const linked = linkedPaths(text).filter((name) => !existsSync(beside(name)));
    expect([...named, ...linked]).toEqual([]);
  },
);

it('knows a path from a word', () => {
  const text = '`src/lib` `src/none.ts` `README.md` `npm test` `/pricing` `aria-expanded` `dist/x`';
  expect(namedPaths(text)).toEqual(['src/lib', 'src/none.ts', 'README.md']);
});
