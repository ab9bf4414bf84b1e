import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { caddySite } from '../../tools/hosts/caddy.ts';
import { nginxSite } from '../../tools/hosts/nginx.ts';
import { requireProgram } from '../../tools/test/host-servers.mjs';
import { build, expected, page } from './host.ts';
import { askOver, freePort } from './over-http.ts';
import { runNginx } from './start-nginx.ts';

const { domain } = build;
const apex = domain.replace(/^www\./, '');

/** Self-signed, for this run only. */
async function makeCertificate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'));
  const names = [...new Set([domain, apex])].map((name) => `DNS:${name}`).join(',');
  const { status, stderr } = spawnSync(requireProgram('openssl'), [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '1', '-subj', `/CN=${domain}`, '-addext', `subjectAltName=${names}`],
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ]);
  expect(status, stderr.toString()).toBe(0);
  return folder;
}

/** One request over HTTP/2, to a name that DNS does not know. */
async function askSecurely(port: number, host: string, path: string, ca: Buffer) {
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername: host });
  const asked = session.request({ ':path': path, ':authority': host }).end();
  const [headers] = await once(asked, 'response');
  session.destroy();
  return headers;
}

test('nginx: as generated for a domain, all doors lead to HTTP/2 under that name', async () => {
  const certificate = await makeCertificate();
  const ports = { plain: await freePort(), secure: await freePort() };
  const ipv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ family }) => family === 'IPv6'),
  );
  const site = nginxSite(build, { root: build.dir, certificate, ports, ipv6 });
  const stop = await runNginx(site, ports.secure);
  try {
    const ca = await readFile(join(certificate, 'fullchain.pem'));
    const answer = await askSecurely(ports.secure, domain, page.path, ca);
    expect(answer).toMatchObject({ ':status': 200, ...expected(page) });

    const asked = `${page.path}?q=a`;
    for (const name of new Set([domain, apex])) {
      const plain = await askOver(ports.plain)(asked, { headers: { host: name } });
      expect(plain.status).toBe(308);
      expect(plain.headers.location).toBe(`https://${domain}${asked}`);
    }
    if (apex !== domain) {
      const moved = await askSecurely(ports.secure, apex, asked, ca);
      expect(moved).toMatchObject({ ':status': 308, location: `https://${domain}${asked}` });
    }
  } finally {
    await stop();
    await rm(certificate, { recursive: true, force: true });
  }
});

test('Caddy: as generated for a domain, it keeps a certificate for each name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  await writeFile(file, caddySite(build, { root: build.dir }));
  const { stdout, stderr, status } = spawnSync(
    requireProgram('caddy'),
    ['adapt', '--adapter', 'caddyfile', '--config', file],
    { encoding: 'utf8' },
  );
  await rm(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  const servers = Object.values<{ listen: string[]; routes: { match: { host: string[] }[] }[] }>(
    JSON.parse(stdout).apps.http.servers,
  );
  expect(servers.map(({ listen }) => listen)).toEqual([[':443']]);
  const hosts = servers.flatMap(({ routes }) => routes.flatMap(({ match }) => match[0]?.host));
  expect(hosts.toSorted()).toEqual([...new Set([domain, apex])].toSorted());
});
