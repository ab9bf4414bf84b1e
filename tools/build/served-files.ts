import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from '../setup/run.mjs';

/** The folder of the packages, which can be above the project or behind a link. */
const packages = dirname(realpathSync(resolve(root, 'node_modules/vite')));

/**
 * The files that the development server may serve: the sources of pages, without backup files of code
 * editors. Leads and settings are in none of these folders.
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
