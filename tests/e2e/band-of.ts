import type { Locator, Page } from '@playwright/test';

/** The band of a page under this heading. */
export const bandOf = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
