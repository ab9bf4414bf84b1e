import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

export type Import = { from: string; to: string; isFile: boolean; isType: boolean };

/** The code of a file; of an Astro file, its front matter and its script elements. */
export function codeOf({ path, text }: SourceFile): string {
  if (!path.endsWith('.astro')) return text;
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  return [frontMatter, ...scripts].join('\n');
}

const namesIn = (code: string) =>
  ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName);

/** What a file imports: packages by name, files by their path from the root. */
export function importsOf(file: SourceFile): Import[] {
  const code = codeOf(file);
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      verbatimModuleSyntax: true,
      jsx: ts.JsxEmit.Preserve,
      target: ts.ScriptTarget.ESNext,
    },
    fileName: 'code.tsx',
  });
  const atRunTime = new Set(namesIn(outputText));
  return namesIn(code).map((name) => ({
    from: file.path,
    to: name.startsWith('.') ? posix.join(posix.dirname(file.path), name) : name,
    isFile: name.startsWith('.'),
    isType: !atRunTime.has(name),
  }));
}
