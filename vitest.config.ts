import { defineConfig } from 'vitest/config';

/** Generous, for machines that others share. */
const shared = { restoreMocks: true, testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,server,edit,tools,tests/content}/**/*.test.{ts,tsx}'],
          // Modules are read once per worker, not once per file.
          isolate: false,
        },
      },
      // The built pages, in one process: each is parsed once.
      {
        test: {
          ...shared,
          name: 'built',
          include: ['tests/spec/**/*.test.ts'],
          isolate: false,
          fileParallelism: false,
        },
      },
      // What only “npm test -- --all” runs: each starts browsers, servers or builds of its own.
      {
        test: {
          ...shared,
          name: 'more',
          include: ['tests/more/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
