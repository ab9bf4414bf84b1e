import { defineConfig } from 'vitest/config';

/** Five builds of the site take a minute on an idle machine: a step of its own, with time for a busy one. */
export default defineConfig({
  test: { include: ['tests/brands/*.test.ts'], hookTimeout: 60_000, testTimeout: 400_000 },
});
