import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { faultsOf } from '../../deploy/faults-of.ts';
import { respond } from '../../server/respond.ts';
import { loadSite } from '../../server/site.ts';
import { plan } from './build.ts';

/** The site's own answers, after a host has had its way with them. */
async function withHost(change: (headers: string[]) => string[], use: (origin: string) => unknown) {
  const site = await loadSite(plan.dir);
  const server = createServer(({ method = '', url = '', headers }, response) => {
    const answer = respond(site, { method, url, headers });
    response.writeHead(answer.status, change(answer.headers)).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a host that does as it is told has no faults', async () => {
  await withHost(
    (headers) => headers,
    async (origin) => expect(await faultsOf(origin, plan)).toEqual([]),
  );
});

test('a host that changes a header is told on every path', async () => {
  const soften = (headers: string[]) =>
    headers.map((text) => (text === 'DENY' ? 'SAMEORIGIN' : text));
  await withHost(soften, async (origin) => {
    const faults = await faultsOf(origin, plan);
    expect(faults).toHaveLength(plan.files.length + 1);
    expect(faults[0]).toMatch(/ x-frame-options: SAMEORIGIN, not DENY$/);
  });
});
