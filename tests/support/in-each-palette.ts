import type { Page } from '@playwright/test';
import { drawn } from './drawn.ts';
import { installColors } from './page-colors.ts';
import { settle } from './settle.ts';

/** Opens a page, and asks it again in a light and a dark palette: a visitor's own colors are one or the other. */
export async function inEachPalette(
  page: Page,
  path: string,
  ask: (palette: string) => Promise<void>,
) {
  await page.goto(path);
  await installColors(page);
  await settle(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await drawn(page);
    await ask(`${path}, ${colorScheme}`);
  }
}
