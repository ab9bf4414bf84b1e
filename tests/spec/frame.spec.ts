import { expect, type Page, test } from '@playwright/test';
import { setTextSize } from '../../tools/check/look/look-at-page.ts';

const phone = { width: 390, height: 844 };
const light = 'oklch(0.982 0.005 215)';
const dark = 'oklch(0.185 0.035 228)';
const expectPaper = (page: Page, color: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', color);

/** Disables links, so that the page stays open when a visitor chooses one in the menu. */
const disarmLinks = (page: Page) =>
  page.evaluate(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    }),
  );

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('opens a page at its top from the end of another page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/legal/terms');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('prefetches the page of a link once, when pointed at or focused, without speculation rules', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/about');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await link('Terms of Service').hover();
  await link('Privacy Policy').focus();
  await link('Terms of Service').focus();
  await expect.poll(() => fetched).toEqual(['/legal/terms', '/legal/privacy-policy']);
});

// The page behind it has a lightness of .982 and .185.
for (const [colorScheme, ground] of [
  ['light', /^oklab\(0\.915 .* \/ 0\.96\)$/],
  ['dark', /^oklab\(0\.135 .* \/ 0\.96\)$/],
] as const) {
  test(`makes the header darker than the ${colorScheme} page and blurred after scrolling`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).toHaveCSS('backdrop-filter', 'none');
    await page.mouse.wheel(0, 600);
    await expect(header).toHaveCSS('background-color', ground);
    await expect(header).toHaveCSS('backdrop-filter', 'blur(12px)');
    expect((await header.boundingBox())?.y).toBe(0);
    await page.mouse.wheel(0, -600);
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

test.describe('dropdowns', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  const trigger = (page: Page, name: string) =>
    page.getByRole('banner').getByRole('button', { name, exact: true });
  const panel = (page: Page) => page.locator('.dropdown:popover-open');

  test('open one at a time, 18rem wide with a badge and 14rem without', async ({ page }) => {
    for (const [name, width] of [
      ['Solutions', 18 * 16],
      ['Features', 18 * 16],
      ['Providers', 14 * 16],
      ['Resources', 14 * 16],
      ['Company', 14 * 16],
      ['Legal', 14 * 16],
    ] as const) {
      await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'false');
      await trigger(page, name).click();
      await expect(page.locator('[aria-expanded=true]')).toHaveText([name]);
      await expect(panel(page)).toHaveCount(1);
      const [box, above] = [
        await panel(page).boundingBox(),
        await trigger(page, name).boundingBox(),
      ];
      expect.soft(box?.width, name).toBe(width);
      expect.soft(Math.abs((box?.x ?? 0) - (above?.x ?? 0)), name).toBeLessThanOrEqual(1);
      expect.soft(box?.y, name).toBeGreaterThan(above?.y ?? 0);
    }
    await trigger(page, 'Legal').click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('close on a click elsewhere, on Escape, on Tab out of them, and on a choice', async ({
    page,
  }) => {
    const open = async () => {
      await trigger(page, 'Legal').click();
      await expect(panel(page)).toHaveCount(1);
    };
    const expectClosed = async () => {
      await expect(panel(page)).toHaveCount(0);
      await expect(trigger(page, 'Legal')).toHaveAttribute('aria-expanded', 'false');
    };
    await open();
    await page.mouse.click(1270, 790);
    await expectClosed();
    await open();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed();
    await expect(trigger(page, 'Legal')).toBeFocused();
    await open();
    for (const _ of ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Pricing'])
      await page.keyboard.press('Tab');
    await expectClosed();
    await disarmLinks(page);
    await open();
    await panel(page).getByRole('link', { name: 'Terms of Service' }).click();
    await expectClosed();
  });
});

test('slides in a modal menu with every link on small screens, and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toHaveCount(0);
  await opener.click();
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await expect(drawer).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
  // tests/spec/pages.test.ts compares the links themselves.
  await expect(drawer.getByRole('link')).toHaveCount(27);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await disarmLinks(page);
  await opener.click();
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await opener.click();
  const sheet = drawer.locator('.menu-sheet');
  await expect(sheet).toHaveCSS('transition-property', 'translate');
  await expect(sheet).toHaveCSS('transition-duration', /^0\.[1-9]/);
  // The menu row of a wide screen replaces it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
});

test('keeps the menu button in view and the page within the window when text is twice as large on a phone', async ({
  page,
}) => {
  for (const path of ['/', '/pricing', '/about', '/features/provider-integration']) {
    await page.goto(path);
    await setTextSize(page, 32);
    for (const width of [320, 340, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const opener = page.getByRole('button', { name: 'Open menu' });
      await expect.soft(opener, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.body.clientWidth);
      expect.soft(await over(), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** The links of the menu that are on the screen in the first frames after the window has another width. */
async function linksAfter(page: Page, width: number) {
  const seen = await page.evaluateHandle(() => {
    const frames: Promise<string[]> = new Promise((resolve) => {
      const found = new Set<string>();
      const look = (left: number) => {
        for (const link of document.querySelectorAll<HTMLElement>('#site-menu a')) {
          const { left, right, top, width } = link.getBoundingClientRect();
          if (width && right > 0 && left < innerWidth && top < innerHeight)
            found.add(link.textContent);
        }
        if (left > 0) requestAnimationFrame(() => look(left - 1));
        else resolve([...found]);
      };
      addEventListener('resize', () => requestAnimationFrame(() => look(3)), { once: true });
    });
    return { frames };
  });
  await page.setViewportSize({ width, height: 800 });
  return seen.evaluate(({ frames }) => frames);
}

test('shows no moving link when a resize replaces the menu row by the drawer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/about');
  expect(await linksAfter(page, 390), 'narrower').toEqual([]);
  expect(await linksAfter(page, 1280), 'wider').toEqual(['Pricing']);
  await page.getByRole('button', { name: 'Legal', exact: true }).click();
  expect(await linksAfter(page, 390), 'narrower with a dropdown').toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await linksAfter(page, 1280), 'wider with the drawer').toEqual(['Pricing']);
});

test('shows the visitor’s year in the copyright line', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Farlane');
});

test('shows the skip link on Tab, which moves the focus past the header', async ({ page }) => {
  await page.goto('/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('theme', () => {
  const toDark = 'Switch to dark theme';
  const toLight = 'Switch to light theme';

  for (const [colorScheme, own, other, change, back] of [
    ['light', light, dark, toDark, toLight],
    ['dark', dark, light, toLight, toDark],
  ] as const) {
    test(`follows the system (${colorScheme}), and remembers another choice`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/about');
      await expectPaper(page, own);
      await page.getByRole('button', { name: change }).press('Enter');
      await expectPaper(page, other);
      for (const path of ['/sign-in', '/nowhere', '/about']) {
        await page.goto(path);
        await expectPaper(page, other);
      }
      await page.getByRole('button', { name: back }).click();
      await page.reload();
      await expectPaper(page, own);
    });
  }

  test('sets a remembered choice before the first paint, and in every open tab', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: toDark }).click();
    await page.addInitScript(() => {
      // Nothing can be painted before there is a body.
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { first: document.documentElement.dataset.theme });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate('first')).toBe('dark');
    const tab = await context.newPage();
    await tab.goto('/faq');
    await tab.getByRole('button', { name: toLight }).click();
    await expectPaper(page, light);
  });
});
