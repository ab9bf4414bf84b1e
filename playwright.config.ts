import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
  // Generous, for machines that others share; nothing waits longer than it must.
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testDir: 'tests/site' },
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'visual', testDir: 'tests/visual' },
  ],
  webServer: {
    command: 'node server/main.ts',
    env: { PORT: String(port), LOG: 'off' },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
  },
});
