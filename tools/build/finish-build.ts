import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { redirectsFile } from '../../server/headers/addresses.ts';
import { type FormsBuild, formsFile } from '../../server/headers/forms-file.ts';
import { compressTree } from './compress.ts';

type Options = {
  redirects: readonly { from: string; to: string }[];
  forms: FormsBuild | undefined;
  /** Writes the rules of a host into the build, and returns those that it will not read. */
  writeHostRules: (dir: string) => Promise<string[]>;
};

/** Adds what servers and hosts need to the build: redirects, forms, compressed copies, host rules. */
export function finishBuild({ redirects, forms, writeHostRules }: Options): AstroIntegration {
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
        const faults = await writeHostRules(root);
        for (const fault of faults) logger.warn(`Cloudflare Pages will not read ${fault}`);
      },
    },
  };
}
