import { existsSync } from 'node:fs';
import { installPackages } from '../setup/debian-package.mjs';

export const nginxModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Programs for the host tests, by Debian package. */
const programs = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': nginxModule,
  openssl: '/usr/bin/openssl',
  caddy: '/usr/bin/caddy',
};

/** Installs missing programs if possible. Otherwise the tests fail instead of being skipped. */
export async function requireHostServers() {
  const missing = () => Object.entries(programs).filter(([, path]) => !existsSync(path));
  const packages = missing().map(([name]) => name);
  if (packages.length > 0) await installPackages(...packages);
  if (missing().length > 0)
    throw new Error(`The host tests need the packages ${packages.join(', ')}: install them.`);
}
