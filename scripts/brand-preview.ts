import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import ts from 'typescript';
import { previewOf } from '../src/brand/preview-of.ts';
import type { Content } from '../src/content/parse-content.ts';
import { typeSets } from '../src/lib/type-sets.ts';

/** Lets this script import the site's drawings: Node strips types, but does not know JSX. */
const allowReactModules = () =>
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith('.tsx')) return next(url, context);
      const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
        compilerOptions: {
          jsx: ts.JsxEmit.ReactJSX,
          module: ts.ModuleKind.ESNext,
          target: ts.ScriptTarget.ESNext,
        },
      });
      return { format: 'module', source: outputText, shortCircuit: true };
    },
  });

/** What the brand makes of the site, as a PNG: a sharing image, the four inks, both papers. */
export async function brandPreview({ brand, pages }: Content): Promise<Uint8Array> {
  allowReactModules();
  const { BrandPreview } = await import('../src/art/brand-preview.tsx');
  const { renderPng } = await import('../build/render-png.ts');
  const { display } = typeSets[brand.type];
  const title = pages.find(({ address }) => address === '/')?.meta.title ?? brand.tagline;
  return renderPng(createElement(BrandPreview, previewOf(brand, title)), 1200, display);
}
