import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: {
    include: ['tests/firefox/*.test.ts'],
    // One Firefox at a time, and generous: it takes its time to start on a busy machine.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
