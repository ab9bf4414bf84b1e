import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from '../setup/run.mjs';

/** Wherever packages are installed: also above the project, or behind a link. */
const packages = dirname(realpathSync(resolve(root, 'node_modules/vite')));

/**
 * What the server for working on the site hands out: the folders that pages are made of, without what
 * editors leave in them. Leads, settings and their copies stand in none of these.
 */
export const servedFiles = {
  allow: [
    ...['src', 'edit', 'content', 'brands', 'tools/examples', 'node_modules'].map((folder) =>
      resolve(root, folder),
    ),
    packages,
  ],
  deny: ['.*', '*~'],
};
