import { existsSync } from 'node:fs';
import { installPackages } from '../setup/debian-package.mjs';

export const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What the host tests run, by Debian package. */
const programs = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': nginxModule,
  openssl: '/usr/bin/openssl',
  caddy: '/usr/bin/caddy',
};

/**
 * The path of a program to test with. If it is missing, the test fails rather than being skipped.
 *
 * @param {keyof typeof programs} name
 */
export function requireProgram(name) {
  const path = programs[name];
  if (existsSync(path)) return path;
  throw new Error(`The host tests need ${path}: install the package “${name}”.`);
}

if (process.argv[1]?.endsWith('host-servers.mjs')) {
  const names = /** @type {(keyof typeof programs)[]} */ (Object.keys(programs));
  const missing = names.filter((name) => !existsSync(programs[name]));
  if (missing.length > 0) await installPackages(...missing);
  for (const name of missing) requireProgram(name);
}
