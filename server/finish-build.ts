import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeCloudflareFiles } from '../deploy/cloudflare.ts';
import { compressTree } from './compress.ts';
import { listFiles } from './files.ts';
import { firstScreen } from './first-screen.ts';
import { islandScripts } from './island-scripts.ts';
import { lateScripts } from './late-scripts.ts';
import { pruneStyles } from './prune-styles.ts';

async function finishPage(file: string, root: string) {
  const html = firstScreen(await readFile(file, 'utf8'));
  const late = lateScripts(await islandScripts(html, root));
  await writeFile(file, await pruneStyles(late, root));
}

/** The last steps of a build: fewer styles, smaller files, and the rules that a host reads. */
export function finishBuild(): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const pages = (await listFiles(root)).filter((file) => file.endsWith('.html'));
        await Promise.all(pages.map((page) => finishPage(join(root, page), root)));
        logger.info(
          'styles pruned to what each page uses, scripts put off to after the first paint',
        );
        await compressTree(root);
        logger.info('brotli and gzip written beside each file');
        const faults = await writeCloudflareFiles(root);
        for (const fault of faults) logger.warn(`Cloudflare Pages will not read ${fault}`);
      },
    },
  };
}
