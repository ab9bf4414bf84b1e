import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { desktop, phone } from './pages.ts';
import { settle } from './settle.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colors: all that another theme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the page as it stands, or in one part of it: a line for each element. */
export async function violations(page: Page, part = 'html', runOnly = tags): Promise<string[]> {
  // A page that has axe already keeps it: putting it in again takes as long as a small check.
  const isPrepared = await page.evaluate(() => 'axe' in window);
  // Legacy mode looks at one document and not at frames, of which the site has none: half the time.
  const { violations } = await new AxeBuilder({ page, ...(isPrepared && { axeSource: ';' }) })
    .setLegacyMode()
    .include(part)
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Nothing to find in either theme, at each of these sizes. */
export async function expectAccessible(page: Page, part = 'html', sizes = [desktop, phone]) {
  await settle(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await violations(page, part), `light, ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await violations(page, part, colorRules);
    expect.soft(inDark, `dark, ${size.width} px`).toEqual([]);
  }
  // The check has looked at the part, and not at what it had become meanwhile.
  await expect(page.locator(part).first()).toBeVisible();
}
