import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: {
    include: ['tests/webkit/*.test.ts'],
    // One browser at a time, and generous: it takes its time on a busy machine.
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
