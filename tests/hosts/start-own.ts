import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Plan } from '../../deploy/plan.ts';
import { createSiteServer } from '../../server/listen.ts';
import { loadSite } from '../../server/site.ts';
import type { Host } from './host.ts';
import { askOver } from './over-http.ts';

export async function startOwn({ dir }: Plan): Promise<Host> {
  const server = createSiteServer(await loadSite(dir));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { name: 'own server', differs: {}, ask: askOver(port), stop };
}
