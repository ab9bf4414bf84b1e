import { caddySite } from './caddy.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxSite } from './nginx.ts';
import type { Plan } from './plan.ts';
import { vercelFiles } from './vercel.ts';
import type { Files } from './write-files.ts';

export type ServerOptions = { root?: string; listen?: string; brotli?: boolean };

/** For a machine of one's own, by file name. */
export function serverFiles(plan: Plan, options: ServerOptions = {}): Files {
  const { root = plan.dir, listen, brotli } = options;
  return {
    'nginx.conf': nginxSite(plan, { root, listen, brotli }),
    Caddyfile: caddySite(plan, { root, listen }),
  };
}

const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** Every configuration that does not live inside the build. */
export const hostFiles = (plan: Plan, options?: ServerOptions): Files => ({
  ...serverFiles(plan, options),
  ...below('netlify', netlifyFiles(plan)),
  ...below('vercel', vercelFiles(plan)),
});
