import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../e2e/stop-clock.ts';
import { documentOf } from './built.ts';
import { desktop, everyPath, phone } from './pages.ts';
import { scriptsOf } from './scripts-of.ts';

/** Addresses of the scripts the page asks for, from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  return asked;
}

const island = (part: string) => {
  const found = [...documentOf('/').querySelectorAll('astro-island')].find((element) =>
    element.querySelector(part),
  );
  const component = found?.getAttribute('component-url') ?? '';
  const renderer = found?.getAttribute('renderer-url') ?? '';
  expect([component, renderer]).toEqual([
    expect.stringMatching(/\.js$/),
    expect.stringMatching(/\.js$/),
  ]);
  return { component, renderer };
};

for (const viewport of [phone, desktop]) {
  test(`no page asks for React or an island on load, ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    const asked = watchScripts(page);
    await stopClock(page);
    for (const path of everyPath) {
      asked.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      const { files } = scriptsOf(path);
      expect
        .soft(
          asked.filter((address) => !files.includes(address)),
          path,
        )
        .toEqual([]);
    }
  });
}

test('the landing page asks for the popup once it has been open for a while', async ({ page }) => {
  const { component, renderer } = island('aside');
  await page.setViewportSize(desktop);
  const asked = watchScripts(page);
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(2400);
  expect(asked).not.toContain(component);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toEqual(expect.arrayContaining([component, renderer]));
});

test('a phone never asks for the popup', async ({ page }) => {
  const { component } = island('aside');
  await page.setViewportSize({ width: 767, height: 800 });
  const asked = watchScripts(page);
  await stopClock(page);
  await page.goto('/');
  await page.clock.runFor(30_000);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(component);
});

test('an island is asked for when the visitor comes to it, and only that one', async ({ page }) => {
  const { component, renderer } = island('#hero-email');
  const asked = watchScripts(page);
  await stopClock(page);
  await page.goto('/');
  await page.locator('#hero-email').focus();
  await expect.poll(() => asked).toEqual(expect.arrayContaining([component, renderer]));
  expect(asked).not.toContain(island('aside').component);
  expect(asked).not.toContain(island('[aria-roledescription="carousel"]').component);
});
