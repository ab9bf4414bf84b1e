import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,scripts,gallery,tests/unit}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});
