import { expect, test } from '@playwright/test';
import { faqCategories } from '../../src/content/faq-categories.ts';
import { fill } from '../../src/lib/fill.ts';
import { expectAwake } from '../e2e/islands.ts';
import { linkTo, part, text, tree, whole } from './aria-tree.ts';
import { content, desktop } from './pages.ts';

// What a screen reader hears, with every word taken from the content: an edit there changes nothing here.
test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

test('the hero’s form, with an address refused', async ({ page }) => {
  await page.goto('/');
  const { form: says } = content.landing.hero;
  const form = page.locator('form:has(#hero-email)');
  await form.getByRole('button').click();
  await expect(form).toMatchAriaSnapshot(
    whole(
      text(says.label),
      part(
        'textbox',
        says.label,
        [`- /placeholder: ${JSON.stringify(says.placeholder)}`],
        'invalid',
      ),
      part('button', says.submit),
      part('status', undefined, says.invalid),
    ),
  );
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(says.invalid);
});

test('the try-out of inks', async ({ page }) => {
  await page.goto('/');
  const { title, name, inks, swatches, any } = content.landing.hero.ink;
  await expect(page.locator('[data-ink-form]')).toMatchAriaSnapshot(
    tree(
      part('paragraph', undefined, title),
      part('textbox', name),
      part(
        'group',
        inks,
        Object.values(swatches).map((ink, at) => part('radio', ink, [], at === 0 ? 'checked' : '')),
      ),
      part('textbox', any),
    ),
  );
});

test('the carousel', async ({ page }) => {
  await page.goto('/');
  const carousel = page.locator('[aria-roledescription=carousel]');
  await carousel.scrollIntoViewIfNeeded();
  await expectAwake(page, 'Carousel');
  const says = content.landing.testimonials;
  const total = says.items.length;
  const slides = says.items.map(({ author, quote }, at) =>
    part('group', fill(says.slide, { n: at + 1, total }), [
      part('figure', undefined, [
        part('blockquote', undefined, [part('paragraph', undefined, `“${quote}”`)]),
        part('img', fill(says.portrait, { author })),
      ]),
    ]),
  );
  await expect(carousel).toMatchAriaSnapshot(
    tree(
      part('region', says.label, [
        '- /children: equal',
        ...slides,
        part(
          'group',
          says.dots,
          says.items.map((_, at) => part('button', fill(says.dot, { n: at + 1 }))),
        ),
        part('button', says.pause),
      ]),
    ),
  );
  // Snapshots know nothing of `inert`, which takes the slides out of view from every reader.
  const isInert = await carousel
    .locator('[aria-roledescription=slide]')
    .evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert));
  expect(isInert).toEqual(says.items.map((_, at) => at > 1));
});

test('the plans and their toggle', async ({ page }) => {
  await page.goto('/pricing');
  const { words: says, plans } = content.pricing;
  const toggle = (period: 'monthly' | 'yearly') =>
    part('group', says.toggleLabel, [
      part('radio', says.monthly, [], period === 'monthly' ? 'checked' : ''),
      part('radio', says.yearly, [], period === 'yearly' ? 'checked' : ''),
    ]);
  const cards = part(
    'list',
    undefined,
    plans.map(({ name, action, features }) =>
      part('listitem', undefined, [
        part('heading', name, [], 'level=2'),
        linkTo(action),
        part('list', undefined, [
          '- /children: equal',
          ...features.map((feature) => {
            const value =
              'value' in feature
                ? feature.value
                : feature.included
                  ? says.included
                  : says.notIncluded;
            return part('listitem', undefined, `${feature.title} ${value}`);
          }),
        ]),
      ]),
    ),
  );
  await expect(page.locator('.plans')).toMatchAriaSnapshot(tree(toggle('monthly'), cards));
  await page.getByRole('radio', { name: says.yearly }).check();
  const told = fill(says.announcement, { period: says.yearly, prices: '' }).trim();
  await expect(page.locator('.plans')).toMatchAriaSnapshot(tree(toggle('yearly'), cards));
  await expect(page.locator('.plans').getByRole('status')).toContainText(told);
});

test('the categories of questions, and a search through them', async ({ page }) => {
  await page.goto('/faq');
  const categories = faqCategories(content);
  const [, chosen] = categories;
  const { search, tabsLabel } = content.faq;
  await page.getByRole('tab', { name: chosen?.title ?? '' }).click();
  await expectAwake(page, 'FaqBrowser');
  const panel = (category: (typeof categories)[number], questions = category.questions) =>
    part('tabpanel', category.title, [
      part('heading', category.title, [], 'level=2'),
      ...questions.map(({ question }) => part('group', undefined, question)),
    ]);
  await expect(page.locator('.faq')).toMatchAriaSnapshot(
    whole(
      part('search', undefined, [
        text(search.label),
        part('searchbox', search.label),
        part('status'),
      ]),
      part(
        'tablist',
        tabsLabel,
        categories.map((category) =>
          part('tab', category.title, [], category === chosen ? 'selected' : ''),
        ),
      ),
      ...(chosen ? [panel(chosen)] : []),
    ),
  );

  const [wanted] = chosen?.questions ?? [];
  const query = wanted?.question ?? '';
  await page.getByRole('searchbox').fill(query);
  await expect(page.getByRole('status').first()).toHaveText(
    fill(search.resultsOne, { count: 1, query }),
  );
  await expect(page.locator('.faq')).toMatchAriaSnapshot(
    whole(
      part('search', undefined, [
        text(search.label),
        part('searchbox', search.label, query),
        part('button', search.clear),
        part('status', undefined, fill(search.resultsOne, { count: 1, query })),
      ]),
      ...(chosen ? [panel(chosen, chosen.questions.slice(0, 1))] : []),
    ),
  );
});

test('the contact form, with an address that is none', async ({ page }) => {
  await page.goto('/contact');
  const says = content.contact.form;
  const form = page.getByRole('main').locator('form');
  const email = form.getByRole('textbox', { name: says.email.label });
  await email.fill('nobody');
  await form.getByRole('button').click();
  await expect(email).toBeFocused();
  expect(await email.evaluate((field: HTMLInputElement) => field.validationMessage)).not.toBe('');
  await expect(form).toMatchAriaSnapshot(
    tree(
      part('textbox', says.name.label),
      part('textbox', says.email.label, [text('nobody')]),
      part('textbox', says.subject.label),
      part('textbox', says.message.label),
      part('button', says.submit),
    ),
  );
});

test('the form to sign up', async ({ page }) => {
  await page.goto('/sign-up');
  const { form: says, heading, alternative } = content.signUp;
  const agreement = says.agreement.replace(/\[(.+?)\]\(.+?\)/g, '$1');
  const links = [...says.agreement.matchAll(/\[(?<label>.+?)\]\((?<href>.+?)\)/g)].map(
    ({ groups }) => linkTo(groups as { label: string; href: string }),
  );
  const fields = [says.firstName, says.lastName, says.email, says.password, says.confirmPassword];
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    tree(
      part('main', undefined, [
        part('heading', heading, [], 'level=1'),
        ...fields.map(({ label }) => part('textbox', label)),
        part('checkbox', agreement),
        ...links,
        part('button', says.submit.label),
        part('paragraph', undefined, says.note),
        part('paragraph', undefined, [text(alternative.text), linkTo(alternative.link)]),
      ]),
    ),
  );
});
