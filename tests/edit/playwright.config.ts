import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** The editor as “npm run edit” starts it, over a copy of the project that is made for the tests. */
// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration so
export default defineConfig({
  ...shared,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/edit',
  projects: [{ name: 'edit' }],
  // One editor: what one test writes, the next one sees.
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 60_000 },
  timeout: 240_000,
  // So wide that a desktop page is not made smaller: Playwright misses what it hovers in scaled frames.
  use: { ...shared.use, actionTimeout: 60_000, viewport: { width: 1720, height: 900 } },
  webServer: {
    command: 'node tests/edit/serve.ts',
    cwd: '../..',
    // Tests read the address, which lets them in, from the environment.
    wait: { stdout: /Edit the site at (?<edit_address>\S+)/ },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
