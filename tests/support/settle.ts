import type { Page } from '@playwright/test';

/**
 * Has the whole page take a change of theme or width at once. A browser leaves what is out of sight
 * for later, and a change of color halfway through for as long as no frame is drawn.
 */
export const settle = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*,::before,::after{content-visibility:visible!important;transition:none!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
