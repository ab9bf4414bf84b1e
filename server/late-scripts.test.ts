import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

const tag = (name: string) => `<script type="module" src="/_astro/${name}.js"></script>`;

test('script files are asked for after the first paint, all at once', () => {
  const html = lateScripts(`<body><p>a</p>${tag('ink')}<p>b</p>${tag('page')}</body>`);
  expect(html).not.toContain('src=');
  expect(html).toMatch(
    /^<body><p>a<\/p><p>b<\/p><script type="module">.*import\("\/_astro\/ink\.js"\).*import\("\/_astro\/page\.js"\).*type:"paint",buffered:true.*<\/script><\/body>$/,
  );
});

test('plates wait for the same moment, where there are scripts', () => {
  const html = lateScripts(`<head></head><body>${tag('page')}</body>`);
  expect(html).toMatch(
    /<style>@media \(scripting:enabled\)\{:root:not\(\[data-painted\].*<\/head>/,
  );
  expect(html).toContain('document.documentElement.dataset.painted=""');
});

test('only the loss of the islands’ own file is told to the page', () => {
  const html = lateScripts(
    `<head></head><body><astro-island></astro-island>${tag('page')}${tag('islands.a1')}</body>`,
  );
  expect(html).toContain('import("/_astro/page.js").catch(()=>{})');
  expect(html).toContain('import("/_astro/islands.a1.js").catch(lost)');
});

test('scripts in the page stay as they are', () => {
  const html = '<body><script>a()</script><script type="module">b()</script></body>';
  expect(lateScripts(html)).toBe(html);
});
