import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressTree } from './compress.ts';

/** The last step of a build: brotli and gzip beside every file, so that no request pays for them. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await compressTree(fileURLToPath(dir));
        logger.info('brotli and gzip written beside each file');
      },
    },
  };
}
