import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixtureBuild } from '../server/fixture-build.ts';
import { builtPages } from './built-pages.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
beforeAll(async () => {
  build = await makeFixtureBuild();
});
afterAll(() => build.remove());

test('finds every page of a build, the landing page first', async () => {
  const pages = await builtPages(build.dir);
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/404',
    '/guide',
    '/pricing',
    '/solutions/travel-agencies',
  ]);
  expect(pages[4]?.file).toBe('solutions/travel-agencies.html');
});
