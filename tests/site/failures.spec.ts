import { expect, type Page, test } from '@playwright/test';
import { expectAwake } from '../spec/islands.ts';
import { attributes, builtFile } from './built.ts';
import { expectStands, islandCases, visit } from './island-cases.ts';
import { content, desktop, makes, phone } from './pages.ts';

// What is missing or breaks, and what is left of the page.

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

/** What the page throws, from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

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

test('without any script file pages read, menus open and links lead on', async ({ page }) => {
  const errors = watchErrors(page);
  await page.route('**/_astro/**/*.js', (route) => route.abort());
  for (const path of makes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/about');
  await page.locator('header [data-dropdown]').first().click();
  await page.locator('.dropdown:popover-open a').first().click();
  await page.waitForURL((url) => url.pathname !== '/about');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: content.words.openMenu }).click();
  await page.getByRole('dialog').locator('a[href="/faq"]').click();
  await page.waitForURL('/faq');
  expect(errors).toEqual([]);
});

test('without storage or cookies pages load, the theme turns and the ink paints', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const set: string[] = [];
  page.on('response', (answer) => {
    if (answer.headers()['set-cookie']) set.push(answer.url());
  });
  await page.addInitScript(() => {
    // As browsers do that block it: not empty, but refused at the first touch.
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    Object.defineProperty(navigator, 'cookieEnabled', { value: false });
  });
  for (const path of makes) await page.goto(path, { waitUntil: 'load' });
  expect(set).toEqual([]);
  await page.goto('/?brand=Acme&ink=operators');
  const brand = page.locator('.hero-card [data-brand-text]').first();
  await expect(brand).toHaveText('Acme');
  await page.getByLabel(content.landing.hero.ink.name).fill('Nimbus');
  await expect(brand).toHaveText('Nimbus');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await paper();
  await page.locator('[data-theme-toggle]:visible').first().click();
  await expect.poll(paper).not.toBe(before);
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

test('with reduced motion nothing moves by itself', async ({ page }) => {
  for (const path of makes) {
    await page.goto(path, { waitUntil: 'load' });
    await page.keyboard.press('End');
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
        .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    );
    expect.soft(moving, path).toEqual([]);
  }
});
