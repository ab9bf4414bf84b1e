import { expect, type Page } from '@playwright/test';

type Island =
  | 'Carousel'
  | 'ContactForm'
  | 'FaqBrowser'
  | 'HeroForm'
  | 'Notice'
  | 'Popup'
  | 'ProviderTile'
  | 'SignInForm'
  | 'SignUpForm';

/** Waits until React has taken an island over. */
export async function expectAwake(page: Page, island: Island) {
  await expect(page.locator(`astro-island[component-export="${island}"]`)).toHaveAttribute(
    'data-awake',
    '',
  );
}

/** Holds the script of an island back until the returned function is called. */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/_astro/${name}.*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
