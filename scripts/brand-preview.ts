import { createElement } from 'react';
import { previewOf } from '../src/brand/preview-of.ts';
import type { Content } from '../src/content/parse-content.ts';
import { setPlateCut } from '../src/lib/plate-cut.ts';
import { typeSets } from '../src/lib/type-sets.ts';
import { allowReactModules } from './react-modules.ts';

/** What the brand makes of the site, as a PNG: a sharing image, the four inks, both papers. */
export async function brandPreview(content: Content): Promise<Uint8Array> {
  allowReactModules();
  const { BrandPreview } = await import('../src/art/brand-preview.tsx');
  const { renderPng } = await import('../src/lib/render-png.ts');
  const { plate, type } = content.brand;
  setPlateCut(plate);
  return renderPng(createElement(BrandPreview, previewOf(content)), 1200, typeSets[type].display);
}
