import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,headers,build,scripts,gallery,bench,tests/unit}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Generous, for machines that others share.
    testTimeout: 20_000,
  },
});
