import type { Page } from '@playwright/test';

/**
 * Waits until the page has been drawn as it is now. A change of size or of colors reaches a page
 * with a frame: before it, lengths in parts of the screen are still those of the old one.
 */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
