import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,edit,server,tools,tests/unit}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Modules are read once per worker, not once per file.
    isolate: false,
    maxWorkers: '100%',
    // Generous, for machines that others share.
    testTimeout: 20_000,
  },
});
