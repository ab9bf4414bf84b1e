import { expect, it } from 'vitest';
import { contentPlugin } from './content-plugin.ts';

const reader = { file: 'content.ts' };
const graph = {
  getModulesByFile: (file: string) =>
    file.endsWith('/src/content/content.ts') ? [reader] : undefined,
};

/** What the dev server draws anew when this file has changed. */
const changed = (file: string) =>
  contentPlugin().hotUpdate.call({ environment: { moduleGraph: graph } }, { file, modules: [] });

it.each([
  '/site/src/content/pages/pricing.yaml',
  '/site/src/content/legal/terms.md',
  '/site/src/brand/own.yaml',
])('reads the content anew when %s changes', (file) => {
  expect(changed(file)).toEqual([reader]);
});

it.each(['/site/src/sections/page-hero.tsx', '/site/docs/editing.md'])(
  'leaves %s to others',
  (file) => {
    expect(changed(file)).toBeUndefined();
  },
);
