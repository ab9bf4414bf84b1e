import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { readForms } from '../../server/headers/forms-file.ts';
import { readSite } from '../../server/headers/site-file.ts';
import { requireBuild } from '../setup/build-stamp.mjs';
import { readFlags } from '../setup/read-flags.mjs';
import { root } from '../setup/run.mjs';
import { vercelFiles } from './cloud.ts';
import { nginxSite } from './nginx.ts';

const { flags } = readFlags(
  `npm run hosts    writes the configuration files of other hosts for the build in dist
npm run hosts -- [--root folder] [--listen address] [--without-brotli] [--server address]

  --root            folder of the build on the machine that serves it. Default: dist on this machine
  --listen          address for plain HTTP, as behind a load balancer. Default: the domain with TLS
  --without-brotli  for nginx without the Brotli module
  --server          address of the site's own server, which accepts forms. Default: 127.0.0.1:3000`,
  {
    root: { type: 'string' },
    listen: { type: 'string' },
    'without-brotli': { type: 'boolean' },
    server: { type: 'string', default: '127.0.0.1:3000' },
  },
);

try {
  const dir = requireBuild();
  const site = await readSite(dir);
  const takesForms = (await readForms(dir)) !== undefined;
  const { 'vercel.json': rules, '.vercelignore': ignored } = vercelFiles(site);
  const files = {
    'nginx.conf': nginxSite(site, {
      root: flags.root ?? dir,
      listen: flags.listen,
      formsServer: takesForms ? flags.server : undefined,
      brotli: !flags['without-brotli'],
    }),
    'vercel/vercel.json': rules,
    'vercel/.vercelignore': ignored,
  };
  // For dist/acme, hosts/acme.
  const out = join(root, 'hosts', relative(join(root, 'dist'), dir));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), text);
    console.log(join(out, name));
  }
  console.log(`${join(dir, '_headers')} and _redirects, for Cloudflare Pages and Netlify`);
  if (takesForms)
    console.log(
      'The site has forms for its own server. Netlify, Vercel and Cloudflare Pages cannot accept them',
    );
} catch (error) {
  console.error(`No files were written. ${(error as Error).message}`);
  process.exitCode = 1;
}
