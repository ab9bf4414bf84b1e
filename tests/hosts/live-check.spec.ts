import { expect, test } from '@playwright/test';
import { liveDifferences } from '../../deploy/live-differences.ts';
import { createServer } from '../../server/create-server.ts';
import { build } from './host.ts';

/** What the check says about a host that changes these headers. */
async function check(changed: Record<string, string>): Promise<string[]> {
  const app = await createServer(build.dir);
  app.addHook('onSend', async (_request, reply) => void reply.headers(changed));
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
