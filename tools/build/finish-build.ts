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

/** Cloudflare Pages ignores lines of more than 2,000 characters. */
const longestPolicy = 1970;

type Options = {
  domain: string;
  redirects: readonly { from: string; to: string }[];
  forms: Omit<FormsBuild, 'pages'> | undefined;
};

/** Adds files for servers and hosts to the build: headers, redirects, forms, and compressed copies. */
export function finishBuild({ domain, redirects, forms }: Options): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        // A separate cache, because a running development server uses the other one.
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
        logger.info('compressed files with Brotli and gzip');
        if (site.policy.length > longestPolicy)
          logger.warn(
            'The content security policy is too long for Cloudflare Pages, because pages contain too much inline code. Move the code into files',
          );
      },
    },
  };
}
