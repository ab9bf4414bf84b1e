import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

/** The TypeScript of a file; of an Astro file, its front matter and its script elements. */
export function codeOf({ path, text }: SourceFile): ts.SourceFile {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  const code = path.endsWith('.astro') ? [frontMatter, ...scripts].join('\n') : text;
  const kind = path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
}

/** Every node of a tree, from the outside in. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const found = [node];
  node.forEachChild((child) => {
    found.push(...nodesOf(child));
  });
  return found;
}
