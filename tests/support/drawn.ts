import type { Page } from '@playwright/test';

/**
 * Waits until the page has been drawn as it is now. A change of size or of colors reaches a page
 * with a frame: before it, lengths in parts of the screen are still those of the old one.
 */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Gives the window another size, and waits until lengths in parts of the screen go by it. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.waitForFunction((height) => {
    const probe = document.createElement('div');
    probe.style.cssText = 'position: fixed; visibility: hidden; height: 100svh';
    document.body.append(probe);
    const reached = probe.offsetHeight;
    probe.remove();
    return reached === height;
  }, size.height);
  await drawn(page);
}
