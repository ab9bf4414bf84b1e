import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';
import { port } from './project.ts';

/** The tests' own configuration, on the editor over a copy of the project that is made for them. */
// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration so
export default defineConfig({
  ...shared,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/edit',
  // A new language has the editor start anew, which breaks what is being loaded: that comes last.
  projects: [
    { name: 'edit', testIgnore: 'languages.spec.ts' },
    { name: 'languages', testMatch: 'languages.spec.ts', dependencies: ['edit'] },
  ],
  // One editor: what one test writes, the next one sees.
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 60_000 },
  timeout: 180_000,
  use: {
    ...shared.use,
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
  },
  webServer: {
    command: 'node tests/edit/serve.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}/`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
