import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tools/setup/chromium.mjs';

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  outputDir: 'test-results',
  // Generous, for machines that others share; nothing waits longer than it must.
  expect: { timeout: 10_000 },
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
      args: chromiumFlags,
    },
  },
  projects: [
    { name: 'spec', testDir: 'tests/spec', testMatch: '*.spec.ts' },
    // Each worker serves the examples by itself, once they are built.
    { name: 'build examples', testDir: 'tests/examples', testMatch: 'build-examples.ts' },
    {
      name: 'examples',
      testDir: 'tests/examples',
      testMatch: '*.spec.ts',
      dependencies: ['build examples'],
    },
    // What only “npm test -- --all” runs.
    {
      name: 'more',
      testDir: 'tests/more',
      testMatch: '*.spec.ts',
      dependencies: ['build examples'],
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    env: { PORT: String(port), LOG: 'off' },
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
  },
});
