import { expect, type Locator, type Page } from '@playwright/test';

/** Every link of this name, and at least one, leads there. */
export async function expectLinks(place: Page | Locator, name: string, href: string) {
  const links = await place.getByRole('link', { name, exact: true }).all();
  expect(links.length, `links named “${name}”`).toBeGreaterThan(0);
  for (const link of links) await expect(link).toHaveAttribute('href', href);
}
