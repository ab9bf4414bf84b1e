import { expect, test } from '@playwright/test';
import { shownName } from '../../src/lib/identity.ts';
import { languagesOf } from '../../src/lib/paths.ts';
import { fill } from '../../src/lib/text.ts';
import {
  heading,
  item,
  linkTo,
  list,
  paragraph,
  part,
  text,
  tree,
  whole,
} from '../support/aria-tree.ts';
import {
  activePages,
  answering,
  contactForms,
  expectAwake,
  faqs,
  heroForms,
  inkForms,
  islandOf,
  planBands,
  pretends,
  providerTiles,
  signUps,
  turningCarousels,
} from '../support/islands.ts';
import { anyPath, content, desktop, hasRow } from '../support/pages.ts';
import { expectAccessible } from '../support/violations.ts';

// What a page becomes in a visitor's hands: what a screen reader hears of it, with every word taken
// from the content, and what axe finds, in both themes and at both sizes.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const { navigation, words, brand, languages } = content;
const hasLanguages = languagesOf(languages, anyPath).length > 1 && navigation.languageSwitch;

/** A link that an owner can leave out of the menu. */
const optional = (link?: { label: string; href: string }) => (link ? [linkTo(link)] : []);

for (const open of hasRow ? navigation.groups.slice(0, 2) : []) {
  test(`the header, with “${open.title}” open`, async ({ page }) => {
    await page.goto(anyPath);
    await page.getByRole('button', { name: open.title, exact: true }).click();
    await expect(page.locator('.dropdown:popover-open')).toBeVisible();
    const inHeader = open.items
      .filter(({ footerOnly }) => !footerOnly)
      .map((each) =>
        linkTo(
          each,
          [each.label, each.badge && navigation.badges[each.badge]].filter(Boolean).join(' '),
        ),
      );
    const groups = navigation.groups.map((group) =>
      group === open
        ? item(part('button', group.title, [], 'expanded'), list(inHeader))
        : item(part('button', group.title)),
    );
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(
      whole(
        part('banner', undefined, [
          part('link', words.home, ['- /url: /', ...(brand.logo ? [] : [text(shownName(brand))])]),
          part('navigation', words.mainMenu, [
            part('list', undefined, [
              ...groups,
              ...optional(navigation.pricing).map((line) => item(line)),
            ]),
          ]),
          ...(hasLanguages ? [part('button', words.language)] : []),
          ...(navigation.themeSwitch ? [part('button', words.toDark)] : []),
          ...optional(navigation.signIn),
          ...optional(navigation.signUp),
        ]),
      ),
    );
    await expectAccessible(page, 'header', [desktop]);
  });
}

test('the scrolled header', async ({ page }) => {
  await page.goto(anyPath);
  await page.mouse.wheel(0, 500);
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', /blur/);
  await expectAccessible(page, 'header');
});

for (const { path, form: says } of heroForms) {
  test(`${path}: the hero’s form, with an address refused and one taken`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    const heroForm = 'form:has(#hero-email)';
    const form = page.locator(heroForm);
    await form.getByRole('textbox').focus();
    await expectAwake(page, 'HeroForm');
    const placeholder = `- /placeholder: ${JSON.stringify(says.placeholder)}`;
    await form.getByRole('button').click();
    await expect(form).toMatchAriaSnapshot(
      whole(
        text(says.label),
        part('textbox', says.label, [placeholder], 'invalid'),
        part('button', says.submit),
        part('status', undefined, says.invalid),
      ),
    );
    await expectAccessible(page, heroForm);
    if (!pretends) return;
    await form.getByRole('textbox').fill('ada@example.com');
    await form.getByRole('button').click();
    await expect(form.getByRole('button', { name: says.submitting, exact: true })).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(form.getByRole('status')).toHaveText(says.success);
    await expectAccessible(page, heroForm);
  });
}

for (const { path, ink } of inkForms) {
  test(`${path}: the try-out of inks`, async ({ page }) => {
    await page.goto(path);
    const swatches = Object.values(ink.swatches);
    await page.getByRole('radio', { name: swatches[1] ?? '', exact: true }).check({ force: true });
    await expect(page.getByRole('button', { name: ink.reset, exact: true })).toBeVisible();
    await expect(page.locator('[data-ink-form]')).toMatchAriaSnapshot(
      tree(
        paragraph(ink.title),
        part('textbox', ink.name),
        part('group', ink.inks, [
          ...swatches.map((name, at) => part('radio', name, [], at === 1 ? 'checked' : '')),
          part('textbox', ink.any),
        ]),
      ),
    );
    await expectAccessible(page, '.hero-plate');
  });
}

for (const { path, nth, where, words: says } of turningCarousels) {
  test(`${where}: the carousel`, async ({ page }) => {
    await page.goto(path);
    const carousel = islandOf(page, 'Carousel', nth).locator('> section');
    await carousel.hover();
    await expectAwake(page, 'Carousel', nth);
    const total = says.items.length;
    const slides = says.items.map(({ author, portrait }, at) =>
      part('group', fill(says.slide, { n: at + 1, total }), [
        part('figure', undefined, [
          part('img', portrait?.alt ?? fill(says.portrait, { author })),
          part('blockquote'),
        ]),
      ]),
    );
    const dots = says.items.map((_, at) => part('button', fill(says.dot, { n: at + 1 })));
    await expect(carousel).toMatchAriaSnapshot(
      tree(part('region', says.label, [...slides, part('group', says.dots, dots)])),
    );
    await expect(carousel).toHaveAttribute('aria-roledescription', says.carouselRole);
    const roles = carousel.locator(`[aria-roledescription="${says.slideRole}"]`);
    await expect(roles).toHaveCount(total);
    await expectAccessible(page, 'section:has(> .carousel-track)');
  });
}

for (const { path, nth, where, set } of planBands) {
  test(`${where}: the plans and their switch`, async ({ page }) => {
    await page.goto(path);
    const { words: says, plans } = set;
    const toggle = (period: 'monthly' | 'yearly') =>
      part('group', says.toggleLabel, [
        part('radio', says.monthly, [], period === 'monthly' ? 'checked' : ''),
        part('radio', says.yearly, [], period === 'yearly' ? 'checked' : ''),
      ]);
    const cards = plans.map(({ name, action, features }) =>
      item(
        part('heading', name),
        linkTo(action),
        part(
          'list',
          undefined,
          features.map((each) => {
            const shown = 'value' in each ? each.value : each.included && says.included;
            return part('listitem', undefined, `${each.title} ${shown || says.notIncluded}`);
          }),
        ),
      ),
    );
    const shown = page.locator('.plans').nth(nth);
    for (const period of ['monthly', 'yearly'] as const) {
      await shown.getByRole('radio', { name: says[period], exact: true }).check();
      await expect(shown).toMatchAriaSnapshot(tree(toggle(period), part('list', undefined, cards)));
    }
    await expectAccessible(page, '.plans');
  });
}

for (const { path, nth, where, words: says, categories } of faqs) {
  const chosen = categories[1] ?? categories[0];
  if (!chosen) continue;

  test(`${where}: the categories of questions, and a search through them`, async ({ page }) => {
    await page.goto(path);
    const faq = islandOf(page, 'FaqBrowser', nth).locator('> .faq');
    await faq.getByRole('tab', { name: chosen.title, exact: true }).click();
    await expectAwake(page, 'FaqBrowser', nth);
    const panel = (questions = chosen.questions) =>
      part('tabpanel', chosen.title, [
        heading(chosen.title, 2),
        ...questions.map(({ question }) => part('group', undefined, question)),
      ]);
    const { search } = says;
    const tabs = categories.map((category) =>
      part('tab', category.title, [], category === chosen ? 'selected' : ''),
    );
    await expect(faq).toMatchAriaSnapshot(
      whole(
        part('search', undefined, [
          text(search.label),
          part('searchbox', search.label),
          part('status'),
        ]),
        part('tablist', says.tabsLabel, tabs),
        panel(),
      ),
    );
    await faq.locator('summary:visible').first().click();
    await expect(faq.locator('.question-answer:visible')).toHaveCount(1);
    await expectAccessible(page, '.faq');

    const query = chosen.questions[0]?.question ?? '';
    const found = fill(search.resultsOne, { count: 1, query });
    await faq.locator('summary:visible').first().click();
    await faq.getByRole('searchbox').fill(query);
    await expect(faq.getByRole('status')).toHaveText(found);
    await expect(faq).toMatchAriaSnapshot(
      whole(
        part('search', undefined, [
          text(search.label),
          part('searchbox', search.label, query),
          part('button', search.clear),
          part('status', undefined, found),
        ]),
        panel(chosen.questions.slice(0, 1)),
      ),
    );
    await expectAccessible(page, '.faq');
  });
}

const fieldsOf = (...fields: { label: string }[]) =>
  fields.map(({ label }) => part('textbox', label));

for (const { path, heard } of [
  ...contactForms.map(({ path, form }) => ({
    path,
    heard: [
      ...fieldsOf(form.name, form.email, form.subject, form.message),
      part('button', form.submit),
    ],
  })),
  ...signUps.map(({ path, words: { form } }) => ({
    path,
    heard: [
      ...fieldsOf(form.firstName, form.lastName, form.email, form.password, form.confirmPassword),
      part('checkbox', form.agreement.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1')),
      part('button', form.submit.label),
    ],
  })),
]) {
  test(`${path}: the form, field by field`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(tree(...heard));
  });
}

for (const { path } of answering.slice(0, 1)) {
  test(`${path}: a message`, async ({ page }) => {
    await page.goto(path);
    await page.locator('main button[data-notice]').first().click();
    await expectAwake(page, 'Notice');
    // Holding the focus, it stays for as long as the check takes, wherever another width puts it.
    await page.locator('#notice').getByRole('link').focus({ timeout: 3000 });
    await expectAccessible(page, '#notice');
  });
}

for (const { path, nth, where } of providerTiles) {
  test(`${where}: the provider’s card`, async ({ page }) => {
    await page.goto(path);
    const tile = islandOf(page, 'ProviderTile', nth);
    await tile.getByRole('button').focus();
    await expectAwake(page, 'ProviderTile', nth);
    await expect(tile.locator('.provider-card')).toBeVisible();
    await expectAccessible(page, '.provider-tile');
  });
}

for (const { path } of activePages) {
  test(`${path}: the popup`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.clock.fastForward(3000);
    await expectAwake(page, 'Popup');
    await page.clock.fastForward(5000);
    await page.locator('aside.popup p').first().hover();
    await expectAccessible(page, 'aside', [desktop]);
  });
}
