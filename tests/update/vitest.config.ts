import { defineConfig } from 'vitest/config';

/** Updates of owners' sites in repositories of their own, each with types and a build: a step of its own. */
// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: {
    include: ['tests/update/*.test.ts'],
    fileParallelism: false,
    hookTimeout: 120_000,
    testTimeout: 1_200_000,
  },
});
