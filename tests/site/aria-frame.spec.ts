import { expect, test } from '@playwright/test';
import { linkTo, part, text, tree, whole } from './aria-tree.ts';
import { content, desktop, phone, unknownPath } from './pages.ts';

// What a screen reader hears of the frame around the pages, with every word taken from the content.
const { brand, navigation, words } = content;

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

type Item = (typeof navigation.groups)[number]['items'][number];
const badged = ({ label, badge }: Item) => (badge ? `${label} ${navigation.badges[badge]}` : label);
const inHeader = (items: Item[]) => items.filter(({ footerOnly }) => !footerOnly);
const list = (items: string[]) =>
  part(
    'list',
    undefined,
    items.map((item) => part('listitem', undefined, [item])),
  );
const home = part('link', words.home, ['- /url: /', text(brand.name)]);

test('the header, with a dropdown open', async ({ page }) => {
  await page.goto('/about');
  const [, open] = navigation.groups;
  await page.getByRole('button', { name: open?.title ?? '', exact: true }).click();
  await expect(page.locator(':popover-open')).toBeVisible();
  const entries = navigation.groups.map((group) =>
    part(
      'listitem',
      undefined,
      group === open
        ? [
            part('button', group.title, [], 'expanded'),
            list(inHeader(group.items).map((item) => linkTo(item, badged(item)))),
          ]
        : [part('button', group.title)],
    ),
  );
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(
    whole(
      part('banner', undefined, [
        home,
        part('navigation', words.mainMenu, [
          part('list', undefined, [
            ...entries,
            part('listitem', undefined, [linkTo(navigation.pricing)]),
          ]),
        ]),
        part('button', words.toDark),
        linkTo(navigation.signIn),
        linkTo(navigation.signUp),
      ]),
    ),
  );
});

test('the drawer, open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await page.getByRole('button', { name: words.openMenu }).click();
  const groups = navigation.groups.map(({ title, items }) =>
    part('listitem', undefined, [
      part('paragraph', undefined, title),
      part(
        'list',
        undefined,
        inHeader(items).map((item) =>
          part('listitem', undefined, [
            linkTo(item),
            ...(item.badge ? [text(navigation.badges[item.badge])] : []),
          ]),
        ),
      ),
    ]),
  );
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
    whole(
      part('dialog', words.menu, [
        part('paragraph', undefined, words.menu),
        part('button', words.closeMenu),
        part('navigation', words.mainMenu, [
          part('list', undefined, [
            part('listitem', undefined, [linkTo(navigation.pricing)]),
            ...groups,
          ]),
          linkTo(navigation.signIn),
          linkTo(navigation.signUp),
        ]),
      ]),
    ),
  );
});

test('the footer', async ({ page }) => {
  await page.goto('/about');
  const groups = navigation.groups.map(({ id, title, items }) =>
    part('listitem', undefined, [
      part('paragraph', undefined, title),
      list([
        ...items.map((item) => linkTo(item, badged(item))),
        ...(id === 'resources' ? [linkTo(navigation.pricing)] : []),
      ]),
    ]),
  );
  const year = String(new Date().getFullYear());
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(
    whole(
      part('contentinfo', undefined, [
        home,
        part('paragraph', undefined, words.footerLine),
        part(
          'list',
          words.socials,
          brand.socials.map(({ name, href }) =>
            part('listitem', undefined, [
              linkTo({ label: `${name} (${words.opensElsewhere})`, href }),
            ]),
          ),
        ),
        part('navigation', words.footerMenu, [part('list', undefined, groups)]),
        part('paragraph', undefined, words.copyright.replace('{year}', year)),
      ]),
    ),
  );
});

test('the contents of a legal text', async ({ page }) => {
  await page.goto('/legal/terms');
  const { contents, body } = content.terms;
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading as string);
  await expect(page.locator('.contents-list')).toMatchAriaSnapshot(
    tree(
      part('navigation', contents, [
        part('paragraph', undefined, contents),
        part('list', undefined, [
          '- /children: equal',
          ...headings.map((heading) => part('listitem', undefined, [part('link', heading)])),
        ]),
      ]),
    ),
  );
});

test('the page that is not there', async ({ page }) => {
  await page.goto(unknownPath);
  const { code, heading, text: says, primary, secondary } = content.notFound;
  await expect(page.locator('body')).toMatchAriaSnapshot(
    whole(
      part('banner', undefined, [home]),
      part('main', undefined, [
        part('heading', `${code} ${heading}`, [], 'level=1'),
        part('paragraph', undefined, says),
        linkTo(primary),
        linkTo(secondary),
      ]),
    ),
  );
});
