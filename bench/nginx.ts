import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentPolicy } from '../server/policy.ts';
import { builtPages } from './built-pages.ts';
import { runChild, startChild } from './child.ts';
import { nginxConfig } from './nginx-config.ts';
import type { Host } from './own-server.ts';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** How this machine's nginx sends files that were compressed at build. */
export const staticForm = existsSync(brotliModule) ? 'brotli_static' : 'gzip_static';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A certificate nobody trusts, for a browser that is told not to ask. */
async function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await runChild('openssl', ['req', '-x509', '-days', '2', ...kind, ...subject, ...files]);
}

async function policiesOf(dir: string): Promise<Map<string, string>> {
  const pages = await builtPages(dir);
  const entries = pages.map(async ({ path, file }) => {
    const markup = await readFile(join(dir, file), 'utf8');
    return [path, contentPolicy(markup)] as const;
  });
  return new Map(await Promise.all(entries));
}

/** nginx for one build: plain HTTP/1.1 or, with a certificate, HTTP/2. */
export async function startNginx(dir: string, { secure }: { secure: boolean }): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  if (secure) await makeCertificate(folder);
  const config = nginxConfig({
    folder,
    dir,
    port,
    secure,
    brotliModule: existsSync(brotliModule) ? brotliModule : undefined,
    isRoot: process.getuid?.() === 0,
    policies: await policiesOf(dir),
  });
  const path = join(folder, 'nginx.conf');
  await writeFile(path, config);
  const { stop } = await startChild('nginx', ['-p', folder, '-c', path, '-e', 'stderr'], {
    ready: /start worker process \d+/,
  });
  return {
    origin: `${secure ? 'https' : 'http'}://127.0.0.1:${port}`,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
