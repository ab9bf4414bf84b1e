import { expect, test } from '@playwright/test';
import { attributes, builtFile } from '../support/built.ts';
import { expectAwake } from '../support/islands.ts';
import { desktop } from '../support/pages.ts';
import { watchErrors } from '../support/watch-errors.ts';
import { expectStands, islandCases, visit } from './island-cases.ts';

// What becomes of an island whose script breaks, and of its page.

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** The address of an island's script, as the page that holds it has it. */
const moduleOf = (name: string) =>
  attributes(
    islandCases[name]?.path ?? '',
    `astro-island[component-export="${name}"]`,
    'component-url',
  )[0] ?? '';

const halfOf = (text: string) => text.slice(0, text.length / 2);

/** What can become of a script: the line drops, only half of it comes, or its code throws. */
const faults = {
  'is lost': () => undefined,
  'comes only half': (name: string) => halfOf(builtFile(moduleOf(name)).toString()),
  throws: (name: string) => `export function ${name}() { throw new Error('broken inside') }`,
};

const cases: [string, keyof typeof faults][] = [
  ...Object.keys(islandCases).map((name) => [name, 'is lost'] as [string, 'is lost']),
  ['FaqBrowser', 'comes only half'],
  ['ContactForm', 'throws'],
  ['FaqBrowser', 'throws'],
  ['Carousel', 'throws'],
];

for (const [name, fault] of cases) {
  test(`${name} stays as it was built when its script ${fault}`, async ({ page }) => {
    const errors = watchErrors(page);
    const body = faults[fault](name);
    await page.route(`**${moduleOf(name)}*`, (route) =>
      body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
    );
    const { wake } = await visit(page, name);
    await wake(page);
    await expectStands(page, name);
    // React tells the page of the one error; nothing else may come of it.
    expect(errors).toEqual(fault === 'throws' ? ['broken inside'] : []);
  });
}

test('an island that throws after it has lived goes back to its static state', async ({ page }) => {
  const { wake } = await visit(page, 'Notice');
  await wake(page);
  await expectAwake(page, 'Notice');
  // React draws no plain object: a message that is none makes it throw while it draws anew.
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('notice', { detail: { text: { no: 'text' } } })),
  );
  await expect(page.locator('[component-export=Notice]')).toHaveAttribute('data-broken');
  await wake(page);
  await expectStands(page, 'Notice');
});

test('an island whose data is damaged stays as it was built', async ({ page }) => {
  const errors = watchErrors(page);
  const { wake } = await visit(page, 'SignUpForm');
  await page
    .locator('[component-export=SignUpForm]')
    .evaluate((island) => island.setAttribute('props', '{damaged'));
  await wake(page);
  await expectStands(page, 'SignUpForm');
  expect(errors).toEqual([]);
});

test('without React no island wakes, and nothing throws', async ({ page }) => {
  const errors = watchErrors(page);
  const [react = ''] = attributes('/', 'astro-island', 'renderer-url');
  await page.route(`**${react}*`, (route) => route.abort());
  const { wake } = await visit(page, 'HeroForm');
  await wake(page);
  await expectStands(page, 'HeroForm');
  expect(errors).toEqual([]);
});

test('without leave to change the address any more, inks still paint and a search still finds', async ({
  page,
}) => {
  const errors = watchErrors(page);
  // As Safari does: past a hundred changes in ten seconds, the next one throws.
  await page.addInitScript(() => {
    let left = 100;
    const replace = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      left -= 1;
      if (left < 0) throw new DOMException('Too many calls.', 'SecurityError');
      replace(...change);
    };
  });
  await page.goto('/');
  await page.locator('[data-ink-form] [type=color]').evaluate((field: HTMLInputElement) => {
    for (let step = 0; step < 150; step += 1) {
      field.value = `#0a${(step % 256).toString(16).padStart(2, '0')}5c`;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.locator('[data-ink-form]')).toHaveAttribute('data-changed');
  await page.goto('/faq?q=x');
  await expectAwake(page, 'FaqBrowser');
  await page.locator('#faq-search').pressSequentially('which of our own providers '.repeat(5));
  await page.locator('#faq-search').fill('refund');
  await expect(page.locator('search [role=status]')).toContainText('refund');
  expect(errors).toEqual([]);
});
