import { expect, it, vi } from 'vitest';
import { contentPlugin } from './content-plugin.ts';

/** What the dev server loads anew when this file has changed, and what it tells those who look on. */
function change(file: string, name = 'client') {
  const send = vi.fn();
  const modules = contentPlugin().hotUpdate.call(
    { environment: { name, hot: { send } } },
    { file },
  );
  return { modules, told: send.mock.calls.map(([message]) => message) };
}

it.each([
  '/site/content/pages/pricing.yaml',
  '/site/content/legal/terms.md',
  '/site/brands/own.yaml',
  '/site/brands/own/content/pages/pricing.yaml',
  '/site/brands/logo.svg',
])('has browsers reload, and no module, when %s changes', (file) => {
  expect(change(file)).toEqual({ modules: [], told: [{ type: 'full-reload' }] });
});

it('tells browsers once, and has the server ask anew which pages there are', () => {
  expect(change('/site/content/pages/imprint.md', 'ssr')).toEqual({
    modules: [],
    told: [{ type: 'custom', event: 'astro:content-changed' }],
  });
});

it.each(['/site/src/sections/page-hero.tsx', '/site/docs/editing.md'])(
  'leaves %s to others',
  (file) => {
    expect(change(file)).toEqual({ modules: undefined, told: [] });
  },
);
