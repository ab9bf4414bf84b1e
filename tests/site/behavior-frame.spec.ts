import { expect, test } from '@playwright/test';
import { content, desktop, hasRow, longPath, phone } from '../support/pages.ts';

const { navigation, words, brand, language } = content;

const group = navigation.groups.find(({ items }) =>
  items.some(({ href, footerOnly }) => !footerOnly && language.paths.includes(href)),
);
const chosen = group?.items.find(
  ({ href, footerOnly }) => !footerOnly && language.paths.includes(href),
);

for (const { menu, trigger, size } of [
  { menu: `#menu-${group?.id}`, trigger: group?.title ?? '', size: desktop },
  { menu: '#site-menu', trigger: words.openMenu, size: phone },
].filter(({ size }) => chosen && (hasRow || size === phone))) {
  const href = chosen?.href ?? '';

  test(`choosing an item closes ${menu}, also on the item’s own page and on the way back`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const opener = page.getByRole('banner').getByRole('button', { name: trigger, exact: true });
    for (const from of [href, longPath]) {
      await page.goto(from);
      await opener.click();
      await page.locator(`${menu} a[href="${href}"]:not([hreflang])`).click();
      await expect(page).toHaveURL(href);
      await expect(page.locator(menu)).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL(longPath);
    await expect(page.locator(menu)).toBeHidden();
    await expect(opener).not.toHaveAttribute('aria-expanded', 'true');
  });
}

if (navigation.themeSwitch) {
  test('the theme’s switch works from the keyboard, keeps the focus, and tints the browser’s frame', async ({
    page,
  }) => {
    await page.goto(longPath);
    const toggle = page.locator('[data-theme-toggle]');
    for (const [key, theme] of [
      ['Enter', 'dark'],
      ['Space', 'light'],
    ] as const) {
      await toggle.press(key);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(toggle).toBeFocused();
      const tints = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          .filter(({ media }) => !media || matchMedia(media).matches)
          .map((meta) => meta.content),
      );
      expect(new Set(tints)).toEqual(new Set([brand.themeColor[theme]]));
    }
  });
}
