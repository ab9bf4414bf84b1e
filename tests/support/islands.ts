import { expect, type Page } from '@playwright/test';

/** Waits until React has taken an island over, by the name of its component. */
export const expectAwake = (page: Page, island: string) =>
  expect(page.locator(`astro-island[component-export="${island}"]`)).toHaveAttribute(
    'data-awake',
    '',
  );

/** The transient message. */
export const noticeOf = (page: Page) => page.getByRole('status').locator('#notice');

/** Holds the script of an island back until the returned function is called. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/_astro/${name}.*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
