import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureFiles, makeFixtureBuild } from '../../tests/support/fixture-build.ts';
import { bareHeaders, fileHeaders } from './file-headers.ts';
import { securityHeaders } from './header-list.ts';
import { contentPolicy } from './policy.ts';

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
beforeAll(async () => {
  build = await makeFixtureBuild();
});
afterAll(() => build.remove());

const of = async (file: string, path = `/${file}`) =>
  Object.fromEntries(await fileHeaders(build.dir, { file, path }));

test('everything carries the security headers', async () => {
  for (const name of ['pricing.html', 'robots.txt']) {
    expect(await of(name)).toMatchObject(Object.fromEntries(securityHeaders));
  }
  expect(bareHeaders.slice(0, -1)).toEqual(securityHeaders);
});

test('documents have the policy of their own inline code, other files the plain one', async () => {
  const policyOf = async (file: string) => (await of(file))['content-security-policy'];
  for (const file of ['pricing.html', 'favicon.svg']) {
    expect(await policyOf(file)).toBe(contentPolicy(fixtureFiles[file] ?? ''));
    expect(await policyOf(file)).toContain('sha256-');
  }
  expect(await policyOf('robots.txt')).toBe(contentPolicy(''));
});

test('caching follows the kind of file', async () => {
  expect(await of('pricing.html', '/pricing')).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  });
  expect((await of('_astro/nav.B4f2.js'))['cache-control']).toContain('immutable');
});
