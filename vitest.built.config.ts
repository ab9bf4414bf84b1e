import { defineConfig } from 'vitest/config';

/** What can be asked of the built files without a browser, in one process: each page is parsed once. */
export default defineConfig({
  test: {
    include: ['tests/built/**/*.test.ts'],
    isolate: false,
    fileParallelism: false,
    // Generous, for machines that others share.
    testTimeout: 20_000,
  },
});
