import { expect, type Page, test } from '@playwright/test';
import { attributes } from '../support/built.ts';
import { desktop } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';

/** Addresses of the scripts the page asks for, from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const [react = ''] = attributes('/', 'astro-island', 'renderer-url');
const moduleOf = (name: string) =>
  attributes('/', `astro-island[component-export="${name}"]`, 'component-url')[0] ?? '';

test('the landing page asks for the popup once it has been open for a while', async ({ page }) => {
  await page.setViewportSize(desktop);
  const asked = watchScripts(page);
  await stopClock(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.clock.runFor(1500);
  expect(asked).not.toContain(moduleOf('Popup'));
  expect(asked).not.toContain(react);
  await page.clock.runFor(1100);
  await expect.poll(() => asked).toEqual(expect.arrayContaining([moduleOf('Popup'), react]));
});

test('an island is asked for when the visitor comes to it, and only that one', async ({ page }) => {
  const asked = watchScripts(page);
  await stopClock(page);
  await page.goto('/');
  await page.locator('#hero-email').focus();
  await expect.poll(() => asked).toEqual(expect.arrayContaining([moduleOf('HeroForm'), react]));
  expect(asked).not.toContain(moduleOf('Popup'));
  expect(asked).not.toContain(moduleOf('Carousel'));
});
