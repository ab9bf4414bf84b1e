import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colors: all that another theme can change. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

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
