import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { codeOf, nodesOf } from './code-of.ts';
import { filesBelow } from './source-files.ts';

/** What a folder of src may import, beside itself. Imports point downward. */
const below: Record<string, string[]> = {
  pages: [
    'layouts',
    'sections',
    'islands',
    'components',
    'art',
    'lib',
    'content',
    'brand',
    'scripts',
  ],
  layouts: ['sections', 'islands', 'components', 'art', 'lib', 'brand', 'scripts', 'styles'],
  sections: ['islands', 'components', 'art', 'lib'],
  islands: ['components', 'art', 'lib'],
  components: ['art', 'lib'],
  art: ['lib'],
  scripts: ['lib'],
  content: ['brand', 'lib'],
  brand: ['content', 'lib'],
  lib: ['styles'],
  styles: [],
};

type Import = { from: string; to: string; isType: boolean };

const isTypeOnly = (node: ts.ImportDeclaration | ts.ExportDeclaration) => {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const { importClause } = node;
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = importClause.namedBindings;
  return (
    !importClause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every((element) => element.isTypeOnly)
  );
};

function targetOf(node: ts.Node): { name: string; isType: boolean } | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const specifier = node.moduleSpecifier;
    return specifier && ts.isStringLiteral(specifier)
      ? { name: specifier.text, isType: isTypeOnly(node) }
      : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    return specifier && ts.isStringLiteral(specifier)
      ? { name: specifier.text, isType: false }
      : undefined;
  }
  return undefined;
}

const imports: Import[] = filesBelow('src', /(?<!\.test|\.d)\.(ts|tsx|astro)$/).flatMap((file) =>
  nodesOf(codeOf(file)).flatMap((node) => {
    const target = targetOf(node);
    if (!target?.name.startsWith('.')) return [];
    const to = posix.join(posix.dirname(file.path), target.name);
    return [{ from: file.path, to, isType: target.isType }];
  }),
);

const folderOf = (path: string) => path.split('/')[1] as string;
const isSchema = (path: string) => /^src\/(content\/schemas|brand\/schema\.ts)/.test(path);
const told = ({ from, to }: Import) => `${from} imports ${to}`;

describe('layers', () => {
  it('reads the imports of the whole source', () => {
    expect(imports.length).toBeGreaterThan(300);
    expect(Object.keys(below)).toEqual(
      expect.arrayContaining([...new Set(imports.map(({ from }) => folderOf(from)))]),
    );
  });

  it('imports point downward', () => {
    const upward = imports.filter(({ from, to, isType }) => {
      const [own, other] = [folderOf(from), folderOf(to)];
      const mayKnowItsShape = isType && isSchema(to);
      return own !== other && !mayKnowItsShape && !below[own]?.includes(other);
    });
    expect(upward.map(told)).toEqual([]);
  });

  it('only pages read the content; everything below gets props', () => {
    const readers = imports.filter(
      ({ from, to }) => to === 'src/content/content.ts' && folderOf(from) !== 'pages',
    );
    expect(readers.map(told)).toEqual([]);
  });

  it('relative imports name their file in full', () => {
    const bare = imports.filter(({ to }) => !existsSync(to.replace(/\?\w+$/, '')));
    expect(bare.map(told)).toEqual([]);
  });
});
