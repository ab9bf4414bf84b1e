import { defineConfig } from 'vitest/config';

/** With TEST_POSTGRES, the address of an empty server, the same tests run on PostgreSQL. */
// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: {
    include: ['tests/intake/**/*.test.ts'],
    // Modules are read once per worker, not once per file.
    isolate: false,
    // Generous, for machines that others share.
    testTimeout: 30_000,
  },
});
