import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'prune-'));
  await mkdir(join(dir, '_astro'));
});
afterEach(() => rm(dir, { recursive: true }));

async function pruned(css: string, body: string): Promise<string> {
  const head = `<title>A</title><style>.small{}</style><style>${css}</style>`;
  return pruneStyles(`<html><head>${head}</head><body>${body}</body></html>`, dir);
}

it('drops rules that nothing on the page can match', async () => {
  const html = await pruned('.used{color:red}.idle{color:blue}p.used{top:0}', '<p class="used">');
  expect(html).toContain('.used{color:red}p.used{top:0}');
  expect(html).not.toContain('.idle');
});

it('keeps what a module of the page, or one that it imports, may add later', async () => {
  await writeFile(join(dir, '_astro', 'island.a1.js'), 'import"./part.b2.js";x="text-alert"');
  await writeFile(join(dir, '_astro', 'part.b2.js'), 'y={"data-open":1,className:"spin"}');
  const html = await pruned(
    '.text-alert{color:red}.spin{rotate:1turn}[data-open]{top:0}.other{left:0}',
    '<astro-island component-url="/_astro/island.a1.js">',
  );
  for (const rule of ['.text-alert', '.spin', '[data-open]']) expect(html).toContain(rule);
  expect(html).not.toContain('.other');
});

it('keeps what a script within the page may set', async () => {
  const html = await pruned(
    '[data-broken]{top:0}[data-other]{top:0}',
    '<script>island.setAttribute("data-broken","")</script>',
  );
  expect(html).toContain('[data-broken]');
  expect(html).not.toContain('[data-other]');
});

it('keeps states, variants with signs in their names, and pseudo-elements', async () => {
  const css =
    '.md\\:flex{display:flex}.a:hover{top:0}.b:not(.c)::before{left:0}:focus-visible{right:0}:root[data-theme=dark]{left:0}';
  const html = await pruned(css, '<p class="md:flex a b">');
  expect(html).toContain(css);
});

it('does not take the words of a text or a label for names', async () => {
  const css = '.plan{top:0}.notice{top:0}.hidden{display:none}';
  const html = await pruned(
    css,
    '<p class="hidden" aria-label="Our notice" title="plan">The plan, a notice</p>',
  );
  expect(html).toContain('<style>.hidden{display:none}</style>');
});

it('puts all styles into one element of the head', async () => {
  const html = await pruneStyles(
    '<html><head><title>A</title><style>.a{top:0}</style></head><body><p class="a b"><style>.b{left:0}</style></body></html>',
    dir,
  );
  expect(html).toBe(
    '<html><head><title>A</title><style>.a{top:0}.b{left:0}</style></head><body><p class="a b"></body></html>',
  );
});
