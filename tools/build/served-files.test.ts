import { join } from 'node:path';
import { isFileLoadingAllowed, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { root } from '../setup/run.mjs';
import { servedFiles } from './served-files.ts';

const config = await resolveConfig({ configFile: false, server: { fs: servedFiles } }, 'serve');

it.each([
  ['src/styles/tokens.css', true],
  ['edit/window/main.tsx', true],
  ['node_modules/react/index.js', true],
  ['node_modules/.vite/deps/react.js', true],
  ['.env', false],
  ['.env~', false],
  ['.env.local.swp', false],
  ['leads.sqlite~', false],
  ['export.csv', false],
  ['data/leads.sqlite', false],
  ['.git/config', false],
  ['server/main.ts', false],
  ['content/.env', false],
  ['brands/brand.yaml~', false],
])('the development server may serve %s: %s', (file, isServed) => {
  expect(isFileLoadingAllowed(config, join(root, file))).toBe(isServed);
});
