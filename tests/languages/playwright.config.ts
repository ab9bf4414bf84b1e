import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

const port = Number(process.env.LANGUAGES_PORT || 4174);

/** The tests' own configuration, on a build of two languages that is made for them and then removed. */
// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration so
export default defineConfig({
  ...shared,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/languages',
  projects: [{ name: 'languages' }],
  use: { ...shared.use, baseURL: `http://localhost:${port}` },
  webServer: {
    command: 'node tests/languages/serve.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/healthz`,
    timeout: 240_000,
    reuseExistingServer: Boolean(process.env.LANGUAGES_PORT),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
