import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // One Firefox at a time, and generous: it takes its time to start on a busy machine.
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
