import type { Page } from '@playwright/test';

/** Shows the page in its faces, even where they came too late for its first paint. */
export const facesOn = (page: Page) =>
  page.evaluate(async () => {
    for (const rule of [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    // Faces are asked for when texts are laid out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

export async function openInFaces(page: Page, path: string) {
  await page.goto(path);
  await facesOn(page);
}

/** Whether the page shows the display face, or has to do with other fonts. */
export const isInFaces = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.textContent = 'Wi';
    probe.style.position = 'absolute';
    document.body.append(probe);
    const widthIn = (families: string) => {
      probe.style.font = `700 100px ${families}`;
      return probe.getBoundingClientRect().width;
    };
    const isOther = widthIn('Display, monospace') !== widthIn('monospace');
    probe.remove();
    return isOther;
  });

/** Holds the faces back until the answer is called; then they come, or fail. */
export async function holdFaces(page: Page, end: 'continue' | 'abort'): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route[end]();
  });
  return release;
}
