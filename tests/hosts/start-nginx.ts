import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxSite } from '../../tools/hosts/nginx.ts';
import type { ServedBuild } from '../../tools/hosts/served-build.ts';
import { nginxModule, requireProgram } from '../../tools/test/host-servers.mjs';
import type { Host } from './host.ts';
import { askOver, freePort } from './over-http.ts';
import { runServer } from './run-server.ts';

/** The main configuration, with all files in one temporary folder. */
const main = (folder: string) => `
${existsSync(nginxModule) ? `load_module ${nginxModule};` : ''}
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;

/** Starts nginx and waits until the port answers. */
export async function runNginx(site: string, port: number): Promise<() => Promise<void>> {
  const nginx = requireProgram('nginx');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), main(folder));
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const stop = await runServer(nginx, args, port);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export async function startNginx(build: ServedBuild, formsServer?: string) {
  const port = await freePort();
  const listen = `127.0.0.1:${port}`;
  const site = nginxSite(build, { root: build.dir, listen, formsServer });
  const stop = await runNginx(site, port);
  return { differs: {}, ask: askOver(port), stop, port } satisfies Host & { port: number };
}
