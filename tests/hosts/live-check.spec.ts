import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { liveDifferences } from '../../deploy/live-differences.ts';
import { readServedBuild, type ServedBuild } from '../../deploy/served-build.ts';
import { redirectsFile } from '../../headers/addresses.ts';
import { createServer } from '../../server/create-server.ts';
import { dist, page } from './host.ts';

const [old, gone] = ['/old-address', '/gone-elsewhere'];
const elsewhere = 'https://other.example/shop?from=here#top';

/** The build, with redirects of the owner's to a page and to another host. */
let build: ServedBuild;
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'live-'));
  cpSync(dist, folder, { recursive: true });
  const written = { [old]: `${page.path}#part`, [gone]: elsewhere };
  writeFileSync(join(folder, redirectsFile), JSON.stringify(written));
  build = await readServedBuild(folder);
});
test.afterAll(() => rmSync(build.dir, { recursive: true }));

/** What the check says about a host that changes these headers, on every path or on one. */
async function check(changed: Record<string, string>, path?: string): Promise<string[]> {
  const app = await createServer(build.dir);
  app.addHook('onSend', async ({ url }, reply) => {
    if (!path || url === path) reply.headers(changed);
  });
  try {
    return await liveDifferences(await app.listen({ port: 0, host: '127.0.0.1' }), build);
  } finally {
    await app.close();
  }
}

test('a host that does as it is told differs in nothing', async () => {
  expect(await check({})).toEqual([]);
});

test('a host that changes a header is told on every path', async () => {
  const differences = await check({ 'x-frame-options': 'SAMEORIGIN' });
  expect(differences).toHaveLength(build.files.length + 1);
  expect(differences[0]).toMatch(/ x-frame-options: SAMEORIGIN, not DENY$/);
});

test('a host that leads an old address elsewhere is told', async () => {
  expect(await check({ location: '/' }, old)).toEqual([`${old} leads to /, not ${page.path}#part`]);
  expect(await check({ location: 'https://third.example/shop' }, gone)).toEqual([
    `${gone} leads to https://third.example/shop, not ${elsewhere}`,
  ]);
});
