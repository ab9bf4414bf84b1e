import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles, pagesOf } from '../../server/headers/addresses.ts';
import { type FormsBuild, formsFile } from '../../server/headers/forms-file.ts';
import { type SiteFile, siteFile } from '../../server/headers/site-file.ts';
import { cloudFiles } from '../hosts/cloud.ts';
import { compressTree } from './compress.ts';
import { readPolicy } from './site-policy.ts';

/** Cloudflare Pages passes over lines of more than 2,000 characters. */
const longestPolicy = 1970;

type Options = {
  domain: string;
  redirects: readonly { from: string; to: string }[];
  forms: Omit<FormsBuild, 'pages'> | undefined;
};

/** Adds what servers and hosts need to the build: what they have to know of it, and compressed copies. */
export function finishBuild({ domain, redirects, forms }: Options): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // A server that runs meanwhile keeps what it has.
        if (command !== 'dev') updateConfig({ vite: { cacheDir: 'node_modules/.vite/build' } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = await listFiles(root);
        const pages = pagesOf(files);
        const site: SiteFile = {
          domain,
          policy: await readPolicy(root, files),
          redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
        };
        const written = {
          [siteFile]: JSON.stringify(site),
          ...(forms && { [formsFile]: JSON.stringify({ ...forms, pages } satisfies FormsBuild) }),
          ...cloudFiles(site, files),
        };
        for (const [name, text] of Object.entries(written)) await writeFile(join(root, name), text);
        await compressTree(root);
        logger.info('brotli and gzip written beside each file');
        if (site.policy.length > longestPolicy)
          logger.warn('Cloudflare Pages would ignore the policy: pages hold too much inline code');
      },
    },
  };
}
