import { defineConfig } from 'vitest/config';

/** Builds of owners' sites, and the owner's suite over them: a step of its own, with time for a busy machine. */
// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: {
    include: ['tests/owners/*.test.ts'],
    fileParallelism: false,
    hookTimeout: 400_000,
    testTimeout: 1_800_000,
  },
});
