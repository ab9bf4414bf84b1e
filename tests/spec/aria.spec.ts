import { expect, test } from '@playwright/test';
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
import { expectAwake } from '../support/islands.ts';
import { desktop } from '../support/pages.ts';
import { expectAccessible } from '../support/violations.ts';
import { content } from './shipped.ts';

// What a page becomes in a visitor's hands: what a screen reader hears of it, with every word taken
// from the content, and what axe finds, in both themes and at both sizes.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

const { landing, pricing, faq, contact, signUp, navigation, words } = content;
const { form: hero, ink } = landing.hero;
const heroForm = 'form:has(#hero-email)';

test('the header, with a dropdown open', async ({ page }) => {
  await page.goto('/about');
  const [, open] = navigation.groups;
  await page.getByRole('button', { name: open?.title ?? '', exact: true }).click();
  await expect(page.locator(':popover-open')).toBeVisible();
  const inHeader = (open?.items ?? [])
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
        part('link', words.home, ['- /url: /', text(content.brand.name)]),
        part('navigation', words.mainMenu, [
          part('list', undefined, [...groups, item(linkTo(navigation.pricing))]),
        ]),
        part('button', words.toDark),
        linkTo(navigation.signIn),
        linkTo(navigation.signUp),
      ]),
    ),
  );
  await expectAccessible(page, 'header', [desktop]);
});

test('the hero’s form, with an address refused and one taken', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const form = page.locator(heroForm);
  const placeholder = `- /placeholder: ${JSON.stringify(hero.placeholder)}`;
  await form.getByRole('button').click();
  await expect(form).toMatchAriaSnapshot(
    whole(
      text(hero.label),
      part('textbox', hero.label, [placeholder], 'invalid'),
      part('button', hero.submit),
      part('status', undefined, hero.invalid),
    ),
  );
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(hero.invalid);
  await expectAccessible(page, heroForm);
  await form.getByRole('textbox').fill('ada@example.com');
  await form.getByRole('button').click();
  await expect(form.getByRole('button', { name: hero.submitting })).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(form.getByRole('status')).toHaveText(hero.success);
  await expectAccessible(page, heroForm);
});

test('the try-out of inks', async ({ page }) => {
  await page.goto('/');
  const swatches = Object.values(ink.swatches);
  await page.getByRole('radio', { name: swatches[1] ?? '' }).check({ force: true });
  await expect(page.getByRole('button', { name: ink.reset })).toBeVisible();
  await expect(page.locator('[data-ink-form]')).toMatchAriaSnapshot(
    tree(
      paragraph(ink.title),
      part('textbox', ink.name),
      part(
        'group',
        ink.inks,
        swatches.map((name, at) => part('radio', name, [], at === 1 ? 'checked' : '')),
      ),
      part('textbox', ink.any),
    ),
  );
  await expectAccessible(page, '.hero-plate');
});

test('the carousel', async ({ page }) => {
  await page.goto('/');
  const carousel = 'section:has(> .carousel-track)';
  await page.locator(carousel).hover();
  await expectAwake(page, 'Carousel');
  const says = landing.testimonials;
  const total = says.items.length;
  const slides = says.items.map(({ author }, at) =>
    part('group', fill(says.slide, { n: at + 1, total }), [
      part('figure', undefined, [part('img', fill(says.portrait, { author })), part('blockquote')]),
    ]),
  );
  const dots = says.items.map((_, at) => part('button', fill(says.dot, { n: at + 1 })));
  await expect(page.locator(carousel)).toMatchAriaSnapshot(
    tree(part('region', says.label, [...slides, part('group', says.dots, dots)])),
  );
  await expectAccessible(page, carousel);
});

test('the plans and their toggle', async ({ page }) => {
  await page.goto('/pricing');
  const { words: says, plans } = pricing;
  const toggle = (period: 'monthly' | 'yearly') =>
    part('group', says.toggleLabel, [
      part('radio', says.monthly, [], period === 'monthly' ? 'checked' : ''),
      part('radio', says.yearly, [], period === 'yearly' ? 'checked' : ''),
    ]);
  const cards = plans.map(({ name, action, features }) =>
    item(
      heading(name, 2),
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
  const shown = page.locator('.plans');
  for (const period of ['monthly', 'yearly'] as const) {
    await page.getByRole('radio', { name: says[period] }).check();
    await expect(shown).toMatchAriaSnapshot(tree(toggle(period), part('list', undefined, cards)));
  }
  const told = fill(says.announcement, { period: says.yearly, prices: '' }).trim();
  await expect(shown.getByRole('status')).toContainText(told);
  await expectAccessible(page, '.plans');
});

test('the categories of questions, and a search through them', async ({ page }) => {
  await page.goto('/faq');
  const categories = content.categories;
  const [, chosen = categories[0]] = categories;
  if (!chosen) throw new Error('no questions');
  await page.getByRole('tab', { name: chosen.title }).click();
  await expectAwake(page, 'FaqBrowser');
  const panel = (questions = chosen.questions) =>
    part('tabpanel', chosen.title, [
      heading(chosen.title, 2),
      ...questions.map(({ question }) => part('group', undefined, question)),
    ]);
  const { search } = faq;
  const tabs = categories.map((category) =>
    part('tab', category.title, [], category === chosen ? 'selected' : ''),
  );
  await expect(page.locator('.faq')).toMatchAriaSnapshot(
    whole(
      part('search', undefined, [
        text(search.label),
        part('searchbox', search.label),
        part('status'),
      ]),
      part('tablist', faq.tabsLabel, tabs),
      panel(),
    ),
  );
  await page.locator('summary:visible').first().click();
  await expect(page.locator('.question-answer:visible')).toHaveCount(1);
  await expectAccessible(page, '.faq');

  const query = chosen.questions[0]?.question ?? '';
  const found = fill(search.resultsOne, { count: 1, query });
  await page.locator('summary:visible').first().click();
  await page.getByRole('searchbox').fill(query);
  await expect(page.getByRole('status').first()).toHaveText(found);
  await expect(page.locator('.faq')).toMatchAriaSnapshot(
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

test('the forms, field by field', async ({ page }) => {
  const { form: send } = contact;
  const { form: join } = signUp;
  const agreement = join.agreement.replaceAll(/\[(.+?)\]\(.+?\)/g, '$1');
  const forms = {
    '/contact': [
      ...[send.name, send.email, send.subject, send.message].map(({ label }) => ['textbox', label]),
      ['button', send.submit],
    ],
    '/sign-up': [
      ...[join.firstName, join.lastName, join.email].map(({ label }) => ['textbox', label]),
      ...[join.password, join.confirmPassword].map(({ label }) => ['textbox', label]),
      ['checkbox', agreement],
      ['button', join.submit.label],
    ],
  };
  for (const [path, parts] of Object.entries(forms)) {
    await page.goto(path);
    const heard = parts.map(([role = '', name]) => part(role, name));
    await expect(page.getByRole('main').locator('form')).toMatchAriaSnapshot(tree(...heard));
  }
});
