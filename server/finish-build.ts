import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressTree } from './compress.ts';
import { listFiles } from './files.ts';
import { pruneStyles } from './prune-styles.ts';

/** The last steps of a build, so that no request pays for them: fewer styles, smaller files. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pages = (await listFiles(root)).filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => pruneStyles(join(root, page), root)));
        logger.info('styles pruned to what each page uses');
        await compressTree(root);
        logger.info('brotli and gzip written beside each file');
      },
    },
  };
}
