import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './debian-package.mjs';

/** Where Debian keeps the module that lets nginx send files compressed by the build. */
export const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const programs = /** @type {const} */ ({
  nginx: { package: 'nginx', paths: ['/usr/sbin/nginx', 'nginx'], asks: ['-v'] },
  // Signs the certificate with which nginx is asked over TLS.
  openssl: { package: 'openssl', paths: ['/usr/bin/openssl', 'openssl'], asks: ['version'] },
  caddy: { package: 'caddy', paths: ['/usr/bin/caddy', 'caddy'], asks: ['version'] },
});

/** @typedef {keyof typeof programs} Program */

/** @param {Program} name */
function find(name) {
  const { paths, asks } = programs[name];
  return paths.find((path) => spawnSync(path, asks, { stdio: 'ignore' }).status === 0);
}

/**
 * A program to test with. Its absence is a failure, never a reason to test less.
 *
 * @param {Program} name
 */
export function requireProgram(name) {
  const found = find(name);
  if (found) return found;
  throw new Error(
    `The host tests run ${name}, which is not installed: install the package “${programs[name].package}”.`,
  );
}

const names = /** @type {Program[]} */ (Object.keys(programs));

/** Installs what is missing where that is possible, or ends this process saying what to install. */
async function ensureServers() {
  const missing = names.filter((name) => !find(name)).map((name) => programs[name].package);
  const modules = existsSync(nginxModule) ? [] : ['libnginx-mod-http-brotli-static'];
  if (missing.length + modules.length === 0) return;
  await installPackages(...missing, ...modules);
  const absent = names.filter((name) => !find(name));
  if (absent.length === 0) return;
  console.error(
    `The host tests need ${absent.join(' and ')}: install the packages “nginx”, “libnginx-mod-http-brotli-static”, “caddy” and “openssl”.`,
  );
  process.exit(1);
}

if (import.meta.main ?? process.argv[1]?.endsWith('host-servers.mjs')) await ensureServers();
