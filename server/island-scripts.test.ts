import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { islandScripts } from './island-scripts.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'islands-'));
  await mkdir(join(dir, '_astro'));
});
afterEach(() => rm(dir, { recursive: true }));

const page = (body: string) =>
  `<html><head><script>{theme()}</script></head><body>${body}</body></html>`;
const scripts = '<script>(()=>{wake()})();</script><script>(()=>{define()})();</script>';

it('moves the scripts behind islands into a file that pages share', async () => {
  const body = `${scripts}<astro-island></astro-island>`;
  const [one, other] = [await islandScripts(page(body), dir), await islandScripts(page(body), dir)];
  expect(one).toBe(other);
  const [file, ...more] = await readdir(join(dir, '_astro'));
  expect(more).toEqual([]);
  expect(one).toContain(`<script type="module" src="/_astro/${file}"></script></body>`);
  expect(one).not.toContain('wake()');
  expect(await readFile(join(dir, '_astro', file ?? ''), 'utf8')).toBe(
    '(()=>{wake()})();\n(()=>{define()})();',
  );
});

it('leaves in the page what keeps the first act of a visitor', async () => {
  const html = await islandScripts(page(`${scripts}<astro-island></astro-island>`), dir);
  expect(html).toMatch(
    /<script>\{theme\(\)\}.*globalThis\.early=early.*preventDefault.*<\/script><\/head>/,
  );
});

it('keeps arrow keys too where there are tabs, and only there', async () => {
  const island = (content: string) =>
    islandScripts(page(`${scripts}<astro-island>${content}</astro-island>`), dir);
  expect(await island('<a role="tab">One</a>')).toContain('keydown');
  expect(await island('<a>One</a>')).not.toContain('keydown');
});

it('leaves a page without islands alone', async () => {
  const html = page('<script>(()=>{other()})();</script>');
  expect(await islandScripts(html, dir)).toBe(html);
});
