import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeCloudflareFiles } from '../deploy/cloudflare.ts';
import { redirectsFile } from '../headers/addresses.ts';
import { type FormsBuild, formsFile } from '../headers/forms-file.ts';
import { compressTree } from './compress.ts';

type Redirect = { from: string; to: string };

/** After Astro: the owner's redirects, what a server needs to take forms, a compressed copy beside each file, and the rules that a host reads. */
export function finishBuild(redirects: readonly Redirect[], forms?: FormsBuild): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
        await writeFile(join(root, redirectsFile), JSON.stringify(moved));
        if (forms) await writeFile(join(root, formsFile), JSON.stringify(forms));
        await compressTree(root);
        logger.info('brotli and gzip written beside each file');
        const faults = await writeCloudflareFiles(root);
        for (const fault of faults) logger.warn(`Cloudflare Pages will not read ${fault}`);
      },
    },
  };
}
