import { expect, test } from '@playwright/test';
import { content, mainPaths, unknownPath } from '../support/pages.ts';
import { bodyOf, expectLinks, expectWords, textsOf } from './built-page.ts';

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
  const outside = content.language.paths.filter((path) => !main.includes(path));
  expect(outside.toSorted()).toEqual(['/sign-in', '/sign-up']);
  const missing = Object.values(menu)
    .flat()
    .filter((path) => !main.includes(path));
  expect(content.planned.toSorted()).toEqual(
    ['/forgot-password', '/demo', '/careers', '/docs', '/resources/blog', ...missing].toSorted(),
  );
});

// That every page prints them in header, overlay and footer is asked of any content in tests/built.
test('§2 Shared layout: menu groups with their links and badges, header buttons, three networks', () => {
  const { groups, pricing, signIn, signUp, badges } = content.navigation;
  const inHeader = groups.map(({ title, items }) => [
    title,
    items.filter(({ footerOnly }) => !footerOnly).map(({ href }) => href),
  ]);
  expect(inHeader).toEqual(Object.entries(menu));
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

test('Ruling: the overlay has buttons named “Open menu” and “Close menu”', () => {
  const { openMenu, closeMenu } = content.words;
  expect([openMenu, closeMenu]).toEqual(['Open menu', 'Close menu']);
});

test('§2 Not found: its words and its two buttons', () => {
  const page = bodyOf(unknownPath);
  expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/404.*Page Not Found/)]);
  expectWords(page, ["The page you're looking for doesn't exist or has been moved."]);
  expectLinks(page, { 'Back to Home': '/', 'Contact Support': '/contact' });
});

test('§8 A link to a missing page shows it at its own address', async ({ page }) => {
  await page.goto('/');
  await page.locator('main a[href="/demo"]').first().click();
  await expect(page).toHaveURL('/demo');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Page Not Found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('no two pages share a description', () => {
  const descriptions = content.pages.map(({ meta }) => meta.description);
  expect(new Set(descriptions).size).toBe(content.pages.length);
});
