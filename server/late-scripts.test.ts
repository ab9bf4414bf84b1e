import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.ts';

test('a script file is asked for after the first paint', () => {
  const html = lateScripts('<p>a</p><script type="module" src="/_astro/ink.js"></script><p>b</p>');
  expect(html).not.toContain('src=');
  expect(html).toMatch(
    /^<p>a<\/p><script type="module">.*import\("\/_astro\/ink\.js"\).*type:"paint",buffered:true.*<\/script><p>b<\/p>$/,
  );
});

test('scripts in the page stay as they are', () => {
  const html = '<script>a()</script><script type="module">b()</script>';
  expect(lateScripts(html)).toBe(html);
});
