import { createElement } from 'react';
import { allowReactModules } from '../build/react-modules.ts';
import { previewOf } from '../src/brand/preview-of.ts';
import type { Content } from '../src/content/parse-content.ts';
import { typeSets } from '../src/lib/type-sets.ts';

/** What the brand makes of the site, as a PNG: a sharing image, the four inks, both papers. */
export async function brandPreview(content: Content): Promise<Uint8Array> {
  allowReactModules();
  const { BrandPreview } = await import('../src/art/brand-preview.tsx');
  const { renderPng } = await import('../build/render-png.ts');
  const { display } = typeSets[content.brand.type];
  return renderPng(createElement(BrandPreview, previewOf(content)), 1200, display);
}
