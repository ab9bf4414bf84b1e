import { expect, type Page, test } from '@playwright/test';
import { installFocusFaults } from '../support/focus-faults.ts';
import { activePages, answering, expectAwake } from '../support/islands.ts';
import { desktop, phone } from '../support/pages.ts';

// What comes up by itself or is asked for, beside what has the focus.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is wrong with the stop at which the keyboard stands, or nothing where it has left the page. */
const faultsHere = (page: Page) =>
  page.evaluate(async () => {
    // A browser tells a page that it has scrolled with the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    return window.focusFaults(focused).map((fault) => `${window.nameOf(focused)} ${fault}`);
  });

for (const { path } of activePages) {
  test(`${path}: the popup covers no stop of the keyboard, wherever the page stands`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.clock.install();
    await page.goto(path);
    const popup = page.locator('aside.popup');
    await page.clock.fastForward(3000);
    await expectAwake(page, 'Popup');
    await installFocusFaults(page);
    let timesShown = 0;
    const faults: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      // Past the longest gap, so that the next message comes up beside whatever has the focus now.
      if (await popup.isHidden()) await page.clock.fastForward(25_000);
      if (await popup.isVisible()) timesShown += 1;
      const found = await faultsHere(page);
      if (!found) break;
      faults.push(...found);
    }
    expect(faults).toEqual([]);
    expect(timesShown).toBeGreaterThan(0);
  });
}

for (const { path } of answering) {
  for (const viewport of [desktop, phone]) {
    test(`${path}: a notice does not cover the button that asked for it, ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await installFocusFaults(page);
      const button = page.locator('main button[data-notice]').last();
      await button.focus();
      // At the lower edge of a low window, where messages come up.
      await page.setViewportSize({ width: viewport.width, height: 480 });
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await page.keyboard.press('Enter');
      await expectAwake(page, 'Notice');
      await expect(page.locator('#notice')).toBeInViewport({ ratio: 1 });
      await expect(button).toBeFocused();
      expect(await faultsHere(page)).toEqual([]);
    });
  }
}
