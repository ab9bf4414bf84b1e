import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

export type Import = { from: string; to: string; isFile: boolean; isType: boolean };

/** The code of a file; of an Astro file, its front matter and its script elements. */
function codeOf({ path, text }: SourceFile): string {
  if (!path.endsWith('.astro')) return text;
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [frontMatter, ...scripts].join('\n');
}

/** A file as syntax trees: its code and, of an Astro file, its markup, which reads as JSX. */
export function treesOf(file: SourceFile): ts.SourceFile[] {
  const [, , markup] = file.path.endsWith('.astro') ? file.text.split(/^---$/m) : [];
  const codes = [
    codeOf(file),
    ...(markup ? [`<>${markup.replace('<!doctype html>', '')}</>`] : []),
  ];
  return codes.map((code) => ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true));
}

/** Every text in quotes in a file. */
export function quotedIn(file: SourceFile): string[] {
  const within = (node: ts.Node): string[] => {
    const found = ts.isStringLiteralLike(node) ? [node.text] : [];
    node.forEachChild((child) => {
      found.push(...within(child));
    });
    return found;
  };
  return treesOf(file).flatMap(within);
}

/** What a file imports: packages by name, files by their path from the root. */
export function importsOf(file: SourceFile): Import[] {
  const code = codeOf(file);
  const { statements } = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest);
  const isType = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement)
      ? statement.isTypeOnly
      : ts.isImportDeclaration(statement) &&
        statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const ofTypes = statements.filter(isType).map((statement) => {
    const { moduleSpecifier } = statement as ts.ExportDeclaration;
    return (moduleSpecifier as ts.StringLiteral | undefined)?.text;
  });
  return ts.preProcessFile(code).importedFiles.map(({ fileName: name }) => ({
    from: file.path,
    to: name.startsWith('.') ? posix.join(posix.dirname(file.path), name) : name,
    isFile: name.startsWith('.'),
    isType: ofTypes.includes(name),
  }));
}
