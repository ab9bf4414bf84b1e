import { expect, test } from '@playwright/test';
import { languagesOf, localPath } from '../../src/lib/paths.ts';
import { heading, item, linkTo, paragraph, part, tree, whole } from '../support/aria-tree.ts';
import { anyPath, bandsOf, content, phone } from '../support/pages.ts';
import { expectAccessible } from '../support/violations.ts';

// What a screen reader hears of the frame around the pages, with every word taken from the content.
const { navigation, words } = content;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Item = (typeof navigation.groups)[number]['items'][number];
const badge = ({ badge }: Item) => (badge ? navigation.badges[badge] : '');
const inHeader = (items: Item[]) => items.filter(({ footerOnly }) => !footerOnly);

/** The same page in every language, where visitors may choose. */
function languageLinks() {
  const languages = languagesOf(content.languages, anyPath);
  if (languages.length < 2 || !navigation.languageSwitch) return [];
  const links = languages.map((each) =>
    item(linkTo({ label: each.name, href: localPath(anyPath, each) })),
  );
  return [part('list', words.language, links)];
}

/** A link that an owner can leave out of the menu. */
const optional = (link?: { label: string; href: string }) => (link ? [linkTo(link)] : []);

test('the drawer, open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(anyPath);
  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  const groups = navigation.groups.map(({ title, items }) => {
    const entries = inHeader(items).map((each) =>
      item(linkTo({ ...each, label: `${each.label} ${badge(each)}`.trim() })),
    );
    return item(paragraph(title), part('list', undefined, entries));
  });
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
    whole(
      part('dialog', words.menu, [
        paragraph(words.menu),
        part('button', words.closeMenu),
        part('navigation', words.mainMenu, [
          part('list', undefined, [
            ...optional(navigation.pricing).map((line) => item(line)),
            ...groups,
          ]),
        ]),
        ...languageLinks(),
        ...optional(navigation.signIn),
        ...optional(navigation.signUp),
      ]),
    ),
  );
  await expectAccessible(page, 'html', [phone]);
});

for (const { path, words: said } of bandsOf('not-found')) {
  test(`${path}, as the page that is not there`, async ({ page }) => {
    await page.goto(path);
    const actions = said.actions.map((action) =>
      'href' in action ? linkTo(action) : part('button', action.label),
    );
    await expect(page.getByRole('main')).toMatchAriaSnapshot(
      tree(
        part('main', undefined, [
          heading(`${said.code} ${said.title}`, 1),
          paragraph(said.text),
          ...actions,
        ]),
      ),
    );
  });
}
