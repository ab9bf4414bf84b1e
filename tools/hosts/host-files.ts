import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caddySite } from './caddy.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxSite } from './nginx.ts';
import type { ServedBuild } from './served-build.ts';
import { vercelFiles } from './vercel.ts';

/** For whoever has “forms: own” in the brand file. */
export const formsNote = `forms: own is for the site's own server: nobody answers /forms on Netlify, Vercel or Cloudflare
Pages. nginx and Caddy pass /forms on to it, so it has to run beside them. For a static host, name a
form service in the brand file instead: docs/forms.md`;

/** Texts by the paths of their files. */
type Files = Readonly<Record<string, string>>;

export type ServerOptions = {
  root?: string;
  listen?: string;
  brotli?: boolean;
  formsServer?: string;
};

/** The configurations for a machine of one's own. */
export function serverFiles(build: ServedBuild, options: ServerOptions = {}): Files {
  const { root = build.dir, listen, brotli, formsServer } = options;
  return {
    'nginx.conf': nginxSite(build, { root, listen, brotli, formsServer }),
    Caddyfile: caddySite(build, { root, listen, formsServer }),
  };
}

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** Every configuration that does not live inside the build. */
export const hostFiles = (build: ServedBuild, options?: ServerOptions): Files => ({
  ...serverFiles(build, options),
  ...inFolder('netlify', netlifyFiles(build)),
  ...inFolder('vercel', vercelFiles(build)),
});

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
