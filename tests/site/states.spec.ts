import { expect, type Locator, test } from '@playwright/test';
import { formAction } from '../../src/lib/paths.ts';
import { documentOf } from '../support/built.ts';
import { installFocusFaults } from '../support/focus-faults.ts';
import { expectAwake } from '../support/islands.ts';
import { anyPath, bandsOf, content, desktop, hasRow, mainPaths, phone } from '../support/pages.ts';
import { settle } from '../support/settle.ts';
import { stopClock } from '../support/stop-clock.ts';

// What a visitor sees of a control's state in the built site: computed styles, not attributes.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** How a control looks, as far as states change it. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, borderTopColor, fontWeight, opacity } = style;
    const { textDecorationLine, textDecorationColor, textDecorationThickness } = style;
    const line = [textDecorationLine, textDecorationColor, textDecorationThickness];
    return [color, backgroundColor, borderTopColor, fontWeight, opacity, ...line].join(', ');
  });

const { navigation } = content;
const priced = navigation.pricing?.href;
const hrefs = navigation.groups.flatMap(({ items }) => [
  ...(priced ? [priced] : []),
  ...items.map(({ href }) => href),
]);
/** An entry of a dropdown that has others beside it, and that the menus hold once. */
const inMenu = navigation.groups
  .map(({ items }) => items.filter(({ footerOnly }) => !footerOnly))
  .flatMap((items) => (items.length > 1 ? items.map(({ href }) => href) : []))
  .find((href) => mainPaths.includes(href) && hrefs.filter((each) => each === href).length === 1);
const groups = navigation.groups.length;
const trigger = 'header [data-dropdown]';

type Menu = [name: string, path: string, entries: string, opener: string, size: typeof desktop];

/** Whether the page that a menu names has that menu, with something to compare it with. */
const isThere = ([name, path]: (string | undefined | typeof desktop)[]) =>
  mainPaths.includes(String(path)) &&
  (hasRow || !/^(header|dropdown)/.test(String(name))) &&
  groups > (name === 'header group' ? 1 : 0);

/** Where the current page is marked: a part of each menu, what opens it, and the size it exists at. */
const menus = [
  ['header link', priced, 'header nav .header-link', '', desktop],
  ['header group', inMenu, trigger, '', desktop],
  ['dropdown entry', inMenu, '.dropdown:popover-open a', `${trigger}[data-current]`, desktop],
  ['footer link', inMenu, 'footer nav a', '', desktop],
  ['drawer entry', inMenu, '#site-menu li ul a', 'header [popovertarget=site-menu]:visible', phone],
].filter(isThere) as Menu[];

const pagesWith = (kind: 'contact' | 'sign-up') => bandsOf(kind).map(({ path }) => path);

/** A control of every kind, at rest, on the first page that has one. */
const controls = (
  [
    [hasRow ? [anyPath] : [], `${trigger}:not([data-current])`],
    [[anyPath], 'header [data-theme-toggle]'],
    [[anyPath], 'header a.bg-strong'],
    [[anyPath], 'footer nav a:not([aria-current])'],
    [mainPaths, 'main :is(a, button).bg-mast'],
    [mainPaths, 'main a.border-edge'],
    [pagesWith('contact'), 'main input.field'],
    [pagesWith('sign-up'), '.check input'],
  ] as const
).flatMap(([paths, selector]) => {
  const path = paths.find((each) => documentOf(each).querySelector(selector));
  return path ? [[path, selector] as const] : [];
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [name, path, entries, opener, size] of menus) {
      test(`the current ${name} looks unlike its neighbors`, async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(path);
        if (opener) await page.locator(opener).first().click();
        await settle(page);
        await page.mouse.move(0, 600);
        const isCurrent = page.locator('[aria-current=page], [data-current]');
        const current = page.locator(entries).and(isCurrent);
        await expect(current).toHaveCount(1);
        const others = await page.locator(`${entries}:not([aria-current], [data-current])`).all();
        expect(others.length).toBeGreaterThan(0);
        const looks = await Promise.all(others.map(lookOf));
        expect(looks).not.toContain(await lookOf(current));
      });
    }

    test('controls answer to the pointer, and show the focus of the keyboard', async ({ page }) => {
      for (const [path, selector] of controls) {
        await page.goto(path);
        await settle(page);
        await installFocusFaults(page);
        const control = page.locator(selector).filter({ visible: true }).first();
        const rest = await lookOf(control);
        await control.hover();
        expect.soft(await lookOf(control), `${selector} under the pointer`).not.toBe(rest);
        await page.mouse.move(0, 0);
        await page.keyboard.press('Tab');
        await control.focus();
        const faults = await control.evaluate((element) => window.focusFaults(element));
        expect.soft(faults, `${selector} with the focus`).toEqual([]);
      }
      if (!hasRow || content.navigation.groups.length === 0) return;
      await page.goto(anyPath);
      await page.locator(trigger).first().click();
      await settle(page);
      const entry = page.locator('.dropdown:popover-open a').first();
      const rest = await lookOf(entry);
      await entry.hover();
      expect(await lookOf(entry)).not.toBe(rest);
    });

    for (const { path } of bandsOf('landing-hero').filter(({ words }) => words.form)) {
      test(`${path}: field and button show that they wait while the e-mail is sent`, async ({
        page,
      }) => {
        // One that is really sent gets no answer.
        const action = formAction(content.brand.forms, 'hero');
        if (action) await page.route(`**${action.replace('https:', '')}`, () => {});
        await stopClock(page);
        await page.goto(path);
        const form = page.locator('form:has(#hero-email)');
        const [field, button] = [form.getByRole('textbox'), form.getByRole('button')];
        await field.fill('ada@example.com');
        // Until its code is there, the browser itself would send the form.
        await expectAwake(page, 'HeroForm');
        await settle(page);
        const rest = await lookOf(field);
        await expect(button).toHaveCSS('cursor', 'pointer');
        await field.press('Enter');
        await expect(field).toBeDisabled();
        expect(await lookOf(field)).not.toBe(rest);
        await expect(button).toHaveCSS('cursor', 'default');
        await expect(button.locator('svg')).toBeVisible();
      });
    }
  });
}
