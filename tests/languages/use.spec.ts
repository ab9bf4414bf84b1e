import { expect, type Page, test } from '@playwright/test';
import { swipe } from '../support/swipe.ts';
import { violations } from '../support/violations.ts';
import { pseudoCode } from './language.ts';
import { mirrored } from './pages.ts';
import { pseudoText } from './pseudo.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { ...box, right: box.x + box.width };
};

test('the language switch leads to the same page in the other language, and back', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto('/pricing');
  await page.locator('[popovertarget=menu-language]').click();
  const links = page.locator('#menu-language a');
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'page');
  await expect(links.nth(1)).toHaveAttribute('hreflang', pseudoCode);
  await expect(links.nth(1)).toHaveAttribute('lang', pseudoCode);
  await links.nth(1).click();
  await expect(page).toHaveURL(mirrored('/pricing'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.locator('footer a[hreflang=en]').click();
  await expect(page).toHaveURL('/pricing');
});

test('every frame offers the languages', async ({ page }) => {
  await page.goto(mirrored('/sign-in'));
  await expect(page.locator('header a[hreflang=en]')).toHaveAttribute('href', '/sign-in');
  await page.setViewportSize(phone);
  await page.goto(mirrored('/about'));
  await page.locator('[popovertarget=site-menu]:visible').click();
  await expect(page.locator('#site-menu a[hreflang=en]')).toBeVisible();
});

test('links, logo and the way on stay in the language', async ({ page }) => {
  await page.goto(mirrored('/sign-up'));
  const addresses = await page
    .locator('a:not([hreflang], [href^="mailto:"])')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !address.startsWith(mirrored('/')))).toEqual([]);
  for (const name of ['firstName', 'lastName', 'password', 'confirmPassword']) {
    await page.locator(`[name=${name}]`).fill('x');
  }
  await page.locator('[name=email]').fill('a@b.example');
  await page.locator('[name=agreeToTerms]').check();
  await page.locator('form [type=submit]').click();
  await expect(page).toHaveURL(mirrored('/sign-in'));
});

test('the current page is marked in its own language', async ({ page }) => {
  await page.goto(mirrored('/about'));
  const current = page.locator('footer nav [aria-current=page]');
  await expect(current).toHaveAttribute('href', mirrored('/about'));
});

test('the arrow of a link that leads elsewhere points along the line', async ({ page }) => {
  const arrow = page.locator('footer .outward').first();
  await page.goto(mirrored('/about'));
  await expect(arrow).toHaveCSS('scale', '-1 1');
  await page.goto('/about');
  await expect(arrow).toHaveCSS('scale', 'none');
});

test('the overlay slides in from the left and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(mirrored('/'));
  await page.locator('[popovertarget=site-menu]:visible').click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await expect.poll(async () => (await boxOf(page, '#site-menu')).x).toBe(0);
  expect((await boxOf(page, '#site-menu')).right).toBeLessThan(600);
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('a dropdown begins where its button begins: at the right', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(mirrored('/'));
  await page.locator('[popovertarget=menu-language]').click();
  const panel = await boxOf(page, '#menu-language');
  const button = await boxOf(page, '[popovertarget=menu-language]');
  expect(Math.abs(panel.right - button.right)).toBeLessThan(2);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('slides follow each other from right to left, and a swipe to the right goes on', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(mirrored('/'));
    const track = page.locator('.carousel-track');
    await track.scrollIntoViewIfNeeded();
    await track.hover();
    await expect(page.locator('astro-island[data-awake] .carousel-track')).toHaveCount(1);
    const place = (index: number) => page.locator(`.carousel-slide[data-place="${index}"]`);
    const [first, second] = await Promise.all([place(0).boundingBox(), place(1).boundingBox()]);
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    await swipe(track, 120);
    await expect(page.locator('.carousel-dot').nth(1)).toHaveAttribute('aria-current', 'true');
  });
});

test('questions are found by words of the language, and categories are left by ArrowLeft', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(mirrored('/faq'));
  const tabs = page.getByRole('tab');
  await tabs.first().focus();
  await expect(page.locator('astro-island[data-awake] [role=tab]')).not.toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.locator('#faq-search').fill(pseudoText('failover', { isFramed: false }));
  await expect(page.locator('details[hidden]')).not.toHaveCount(0);
  await expect(page.locator('details:not([hidden])').first()).toBeVisible();
});

test('a form answers in the language', async ({ page }) => {
  await page.goto(mirrored('/'));
  await page.locator('#hero-email').fill('nobody');
  await page.locator('form:has(#hero-email) [type=submit]').click();
  const message = pseudoText('Please enter a valid email address');
  await expect(page.locator('#hero-email-message')).toHaveText(message);
});

test('headings of a legal text have addresses in the letters of the language', async ({ page }) => {
  await page.goto(mirrored('/legal/terms'));
  const link = page.locator('.contents-list a').first();
  const id = decodeURIComponent((await link.getAttribute('href')) ?? '').slice(1);
  expect(id).toMatch(/\p{Script=Arabic}/u);
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

for (const path of ['/', '/pricing', '/contact']) {
  test(`axe finds nothing on ${mirrored(path)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(mirrored(path));
    expect(await violations(page)).toEqual([]);
  });
}
