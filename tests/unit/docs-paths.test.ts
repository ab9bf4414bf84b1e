import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './source-files.ts';

const atRoot = readdirSync('.').filter((name) => name.endsWith('.md'));
const docs = [
  ...atRoot.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ...['docs', 'src', 'server', 'tests', 'deploy', 'bench'].flatMap((folder) =>
    filesBelow(folder, /(?<!content\/.*)\.md$/),
  ),
];

const isPath = /^[\w.[\]-]+(\/[\w.[\]*-]+)*\/?$/;
const isFileName = /^[\w[\]-][\w.[\]-]*\.(md|json|ts|tsx|mjs|js|css|ya?ml|astro)$/;
const isMade = /^(dist|node_modules|test-results)(\/|$)/;

/** Names in backticks that can only be places in this project. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)]
    .map(([, name]) => name as string)
    .filter((name) => isPath.test(name) && (name.includes('/') || isFileName.test(name)))
    .filter((name) => !isMade.test(name));
}

const linkedPaths = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g)].map(
    ([, path]) => path as string,
  );

describe('documentation', () => {
  it('has a README, habits for contributors and decisions', () => {
    const paths = docs.map(({ path }) => path);
    expect(paths).toContain('README.md');
    expect(paths).toContain('CONTRIBUTING.md');
    expect(paths.filter((path) => path.startsWith('docs/decisions/')).length).toBeGreaterThan(0);
  });

  it.each(docs)('$path names only paths that exist', ({ path, text }) => {
    const missing = namedPaths(text).filter(
      (name) => !existsSync(name) && !existsSync(posix.join(posix.dirname(path), name)),
    );
    expect(missing).toEqual([]);
  });

  it.each(docs)('$path links only to files that exist', ({ path, text }) => {
    const missing = linkedPaths(text).filter(
      (name) => !existsSync(posix.join(posix.dirname(path), name)),
    );
    expect(missing).toEqual([]);
  });

  it('knows a path from a word', () => {
    const text =
      '`src/lib` `src/none.ts` `README.md` `npm test` `/pricing` `aria-expanded` `dist/x`';
    expect(namedPaths(text)).toEqual(['src/lib', 'src/none.ts', 'README.md']);
  });
});
