import { defineConfig } from 'vitest/config';

/** With TEST_POSTGRES, the address of a server, the same tests run on PostgreSQL. */
// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: {
    include: ['tests/intake/**/*.test.ts'],
    // Faster: modules load once per worker, not once per file.
    isolate: false,
    // Generous, for machines that others share.
    testTimeout: 30_000,
  },
});
