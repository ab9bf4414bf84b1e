import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeCloudflareFiles } from '../deploy/cloudflare.ts';
import { compressTree } from './compress.ts';

/** After Astro: a compressed copy beside each file, and the rules that a host reads. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        await compressTree(root);
        logger.info('brotli and gzip written beside each file');
        const faults = await writeCloudflareFiles(root);
        for (const fault of faults) logger.warn(`Cloudflare Pages will not read ${fault}`);
      },
    },
  };
}
