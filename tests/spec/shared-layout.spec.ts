import { expect, test } from '@playwright/test';
import { desktop, mainPaths, phone } from '../support/pages.ts';
import { content } from './shipped.ts';

const below = (folder: string, names: string) =>
  names.split(' ').map((name) => `/${folder}/${name}`);

const solutions = below('solutions', 'travel-agencies mobile-operators enterprises startups');
const features = below(
  'features',
  'white-label provider-integration payment-processing analytics mobile-app',
);
const legal = below('legal', 'privacy-policy terms cookie-policy');
const menu = {
  Solutions: solutions,
  Features: features,
  Providers: below('providers', 'supported coverage integration custom'),
  Resources: ['/resources/docs', '/resources/api', '/resources/stories', '/faq'],
  Company: ['/about', '/contact', '/company/careers', '/company/press'],
  Legal: legal,
};

test('§2 Route table: eighteen pages in the main layout, two outside, and what is linked but missing', () => {
  const main = ['/', ...solutions, ...features, '/pricing', '/contact', '/about', ...legal];
  main.push('/faq', '/resources/stories');
  expect(main).toHaveLength(18);
  expect(mainPaths.toSorted()).toEqual(main.toSorted());
  const { paths } = content.language;
  expect(paths.toSorted()).toEqual([...main, '/sign-in', '/sign-up'].toSorted());
  const linked = Object.values(menu).flat();
  const missing = linked.filter((path) => !main.includes(path));
  expect(content.planned.toSorted()).toEqual(
    ['/forgot-password', '/demo', '/careers', '/docs', '/resources/blog', ...missing].toSorted(),
  );
});

// That every page prints them in header, overlay and footer is asked of any content elsewhere.
test('§2 Shared layout: menu groups with their links and badges, header buttons, three networks', () => {
  const { groups, pricing, signIn, signUp, badges } = content.navigation;
  const inHeader = groups.map(({ title, items }) => [
    title,
    items.filter(({ footerOnly }) => !footerOnly).map(({ href }) => href),
  ]);
  expect(Object.fromEntries(inHeader)).toEqual(menu);
  expect(inHeader.map(([title]) => title)).toEqual(Object.keys(menu));
  const items = groups.flatMap((group) => group.items);
  const inFooter = items.filter(({ footerOnly }) => footerOnly).map(({ href }) => href);
  expect(inFooter).toEqual(['/resources/blog']);
  const badged = items.flatMap(({ href, badge }) => (badge ? [[href, badges[badge]]] : []));
  expect(badged).toEqual([
    ['/solutions/startups', 'Coming Soon'],
    ['/features/payment-processing', 'Coming Soon'],
    ['/features/mobile-app', 'Premium'],
  ]);
  expect([pricing, signIn, signUp]).toEqual([
    { label: 'Pricing', href: '/pricing' },
    { label: 'Sign In', href: '/sign-in' },
    { label: 'Sign Up', href: '/sign-up' },
  ]);
  expect(content.brand.socials).toHaveLength(3);
});

for (const { menu, trigger, size } of [
  { menu: '#menu-features', trigger: 'Features', size: desktop },
  { menu: 'dialog', trigger: 'Open menu', size: phone },
]) {
  test(`§2 Shared layout: choosing an item closes ${menu}, also on the item’s own page and on the way back`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const opener = page.getByRole('banner').getByRole('button', { name: trigger, exact: true });
    for (const from of ['/features/analytics', '/']) {
      await page.goto(from);
      await opener.click();
      await page.locator(`${menu} a[href="/features/analytics"]`).click();
      await expect(page).toHaveURL('/features/analytics');
      await expect(page.locator(menu)).toBeHidden();
    }
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator(menu)).toBeHidden();
    await expect(opener).not.toHaveAttribute('aria-expanded', 'true');
  });
}

test('the toggle works from the keyboard, keeps the focus, and tints the browser’s frame', async ({
  page,
}) => {
  await page.goto('/about');
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
    expect(new Set(tints)).toEqual(new Set([content.brand.themeColor[theme]]));
  }
});
