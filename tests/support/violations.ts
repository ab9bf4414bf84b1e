import { expect, type Page } from '@playwright/test';
import { type AxePart, axeFaults } from '../../tools/check/look/axe-rules.ts';
import { desktop, phone } from './pages.ts';
import { settle } from './settle.ts';

/** What axe finds wrong on the page as it stands, or in one part of it: a line for each element. */
export async function violations(page: Page, part = 'html', rules: AxePart = 'all') {
  const faults = await axeFaults(page, rules, part);
  return faults.map(({ rule, text, says }) => `${rule}: “${text}” ${says}`);
}

/** Nothing to find in either theme, at each of these sizes. */
export async function expectAccessible(page: Page, part = 'html', sizes = [desktop, phone]) {
  await settle(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await violations(page, part), `light, ${size.width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await violations(page, part, 'colors');
    expect.soft(inDark, `dark, ${size.width} px`).toEqual([]);
  }
  // The check has looked at the part, and not at what it had become meanwhile.
  await expect(page.locator(part).first()).toBeVisible();
}
