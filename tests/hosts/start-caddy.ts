import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddySite } from '../../tools/hosts/caddy.ts';
import type { ServedBuild } from '../../tools/hosts/served-build.ts';
import { requireProgram } from '../../tools/test/host-servers.mjs';
import type { Host } from './host.ts';
import { askOver, freePort } from './over-http.ts';
import { runServer } from './run-server.ts';

export async function startCaddy(build: ServedBuild, formsServer?: string) {
  const caddy = requireProgram('caddy');
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const listen = `127.0.0.1:${port}`;
  const site = caddySite(build, { root: build.dir, listen, formsServer });
  await writeFile(join(folder, 'site'), site);
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${folder}/site\n`);
  const end = await runServer(
    caddy,
    ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'],
    port,
    { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  );
  const stop = async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
  };
  return { differs: {}, ask: askOver(port), stop, port } satisfies Host & { port: number };
}
