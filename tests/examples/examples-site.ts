import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { createServer } from '../../server/create-server.ts';
import type { BandName } from '../../src/bands/table.ts';
import { root } from '../../tools/setup/run.mjs';
import { examplePages } from '../support/example-pages.ts';

export const examplesFolder = join(root, '.cache/examples');

/** The files of the examples' pages, by their place in the project. */
export const pages = examplePages();

const addressOf = (file: string) => file.replace(/^content\/pages|\.yaml$/g, '');

export const paths = Object.keys(pages).map(addressOf);

/** The page that shows a band in one of its looks. */
export const pathOf = (band: BandName, look?: string) => {
  const words = look ? `band: ${band}\n    look: ${look}\n` : `band: ${band}\n`;
  const [file = ''] = Object.entries(pages).find(([, text]) => text.includes(words)) ?? [];
  return addressOf(file);
};

/** Tests that look at the examples' pages. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const app = await createServer(join(examplesFolder, 'dist'));
      await app.listen({ port: 0, host: 'localhost' });
      await use(`http://localhost:${(app.server.address() as AddressInfo).port}`);
      await app.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
