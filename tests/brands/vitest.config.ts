import { defineConfig } from 'vitest/config';

/** Builds of the site: a step of its own, with time for a busy machine. */
// biome-ignore lint/style/noDefaultExport: Vitest reads this one
export default defineConfig({
  test: { include: ['tests/brands/*.test.ts'], hookTimeout: 400_000, testTimeout: 400_000 },
});
