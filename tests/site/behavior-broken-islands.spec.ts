import { expect, type Page, test } from '@playwright/test';
import { attributes, builtFile } from '../support/built.ts';
import {
  activePages,
  answering,
  carousels,
  contactForms,
  expectAwake,
  faqs,
  heroForms,
  inkForms,
  islandOf,
  pretends,
  providerTiles,
  signUps,
} from '../support/islands.ts';
import { bandsOf, desktop } from '../support/pages.ts';
import { stopClock } from '../support/stop-clock.ts';
import { watchErrors } from '../support/watch-errors.ts';

// What becomes of an island whose script breaks, and of its page.

test.use({ viewport: desktop, contextOptions: { reducedMotion: 'reduce' } });

type Case = {
  name: string;
  /** A page that has it. */
  path: string | undefined;
  /** What a visitor does that wakes it. */
  wake(page: Page): Promise<unknown>;
  /** What the build drew, and what must be there whatever becomes of its script. */
  expectStatic(page: Page): Promise<unknown>;
};

/** A form keeps what was typed, and the line behind it says what to do instead. */
const formCase = (name: string, path: string | undefined, field = 'main [type=email]'): Case => ({
  name,
  path,
  wake: async (page) => {
    await page.locator(field).fill('ada@example.com');
    await page.locator(field).press('Enter');
  },
  expectStatic: async (page) => {
    await expect(page.locator(field)).toHaveValue('ada@example.com');
    await expect(page.locator('.without-script')).toBeVisible();
  },
});

const all: Case[] = [
  formCase('HeroForm', pretends ? heroForms[0]?.path : undefined, '#hero-email'),
  formCase('ContactForm', contactForms[0]?.path),
  formCase('SignInForm', bandsOf('sign-in')[0]?.path),
  formCase('SignUpForm', signUps[0]?.path),
  {
    name: 'ProviderTile',
    path: providerTiles[0]?.path,
    wake: (page) => islandOf(page, 'ProviderTile').getByRole('button').hover(),
    expectStatic: async (page) => {
      const tile = islandOf(page, 'ProviderTile');
      await page.mouse.move(1, 1);
      await expect(tile.locator('.provider-card')).toBeHidden();
      await tile.getByRole('button').hover();
      await expect(tile.locator('.provider-card')).toBeVisible();
    },
  },
  {
    name: 'Carousel',
    path: carousels[0]?.path,
    wake: (page) => page.locator('.carousel-slide').first().scrollIntoViewIfNeeded(),
    expectStatic: async (page) => {
      for (const slide of await islandOf(page, 'Carousel').locator('.carousel-slide').all()) {
        await slide.scrollIntoViewIfNeeded();
        await expect(slide).toBeInViewport({ ratio: 0.5 });
        await expect(slide).toHaveCSS('opacity', '1');
        await expect(slide).not.toHaveAttribute('inert');
      }
      await expect(page.locator('.carousel-dot').first()).toBeHidden();
    },
  },
  {
    name: 'Popup',
    path: activePages[0]?.path,
    wake: (page) => page.clock.runFor(4000),
    expectStatic: async (page) => {
      await page.clock.runFor(60_000);
      await expect(page.locator('aside.popup')).toBeHidden();
    },
  },
  {
    name: 'FaqBrowser',
    path: faqs[0]?.path,
    wake: (page) => islandOf(page, 'FaqBrowser').getByRole('searchbox').fill('refund'),
    expectStatic: async (page) => {
      const faq = islandOf(page, 'FaqBrowser');
      await expect(faq.getByRole('searchbox')).toHaveValue('refund');
      await faq.getByRole('tab').last().click();
      const panel = faq.getByRole('tabpanel').filter({ visible: true });
      await expect(panel).toHaveCount(1);
      await panel.locator('summary').first().click();
      await expect(panel.locator('.question-answer').first()).toBeVisible();
    },
  },
  {
    name: 'Notice',
    path: answering[0]?.path,
    wake: (page) => page.locator('main button[data-notice]').first().click(),
    expectStatic: async (page) => {
      const notice = page.locator('.notice:popover-open');
      await expect(notice.getByRole('link')).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
    },
  },
];

const cases = all.filter((each): each is Case & { path: string } => each.path !== undefined);
const caseOf = (name: string) => cases.filter((each) => each.name === name);

async function visit(page: Page, { name, path }: (typeof cases)[number]) {
  if (name === 'Popup') await stopClock(page);
  await page.goto(path);
}

/** The island has given up, and the page around it has not. */
async function expectStands(page: Page, { name, expectStatic }: Case) {
  await expect(async () => {
    // Astro tries once more after a second, which does not pass where the clock is stopped.
    if (name === 'Popup') await page.clock.runFor(1000);
    await expect(islandOf(page, name)).toHaveAttribute('data-broken', '', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expectStatic(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Pages outside the main frame have no menu, nor have narrow ones a row of dropdowns.
  const dropdown = page.getByRole('banner').locator('[data-dropdown]:visible').first();
  if (await dropdown.count()) {
    await dropdown.click();
    await expect(page.locator('.dropdown:popover-open a').first()).toBeVisible();
  }
}

/** The address of an island's script, as the page that holds it has it. */
const moduleOf = ({ name, path }: (typeof cases)[number]) =>
  attributes(path, `astro-island[component-export="${name}"]`, 'component-url')[0] ?? '';

/** What can become of a script: the line drops, only half of it comes, or its code throws. */
const faults = {
  'is lost': () => undefined,
  'comes only half': (each: (typeof cases)[number]) => {
    const text = builtFile(moduleOf(each)).toString();
    return text.slice(0, text.length / 2);
  },
  throws: ({ name }: Case) => `export function ${name}() { throw new Error('broken inside') }`,
};

const faulty = (fault: keyof typeof faults, ...names: string[]) =>
  names.flatMap(caseOf).map((each) => ({ each, fault }));

for (const { each, fault } of [
  ...faulty('is lost', ...all.map(({ name }) => name)),
  ...faulty('comes only half', 'FaqBrowser'),
  ...faulty('throws', 'ContactForm', 'FaqBrowser', 'Carousel'),
]) {
  test(`${each.name} stays as it was built when its script ${fault}`, async ({ page }) => {
    const errors = watchErrors(page);
    const body = faults[fault](each);
    await page.route(`**${moduleOf(each)}*`, (route) =>
      body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
    );
    await visit(page, each);
    await each.wake(page);
    await expectStands(page, each);
    // React tells the page of the one error; nothing else may come of it.
    expect(errors).toEqual(fault === 'throws' ? ['broken inside'] : []);
  });
}

for (const notice of caseOf('Notice')) {
  test('an island that throws after it has lived goes back to its static state', async ({
    page,
  }) => {
    await visit(page, notice);
    await notice.wake(page);
    await expectAwake(page, 'Notice');
    // React draws no plain object: a message that is none makes it throw while it draws anew.
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('notice', { detail: { text: { no: 'text' } } })),
    );
    await expect(islandOf(page, 'Notice')).toHaveAttribute('data-broken');
    await notice.wake(page);
    await expectStands(page, notice);
  });
}

for (const form of cases.filter(({ name }) => name.endsWith('Form')).slice(0, 1)) {
  test('an island whose data is damaged stays as it was built', async ({ page }) => {
    const errors = watchErrors(page);
    await visit(page, form);
    await islandOf(page, form.name).evaluate((island) => island.setAttribute('props', '{damaged'));
    await form.wake(page);
    await expectStands(page, form);
    expect(errors).toEqual([]);
  });

  test('without React no island wakes, and nothing throws', async ({ page }) => {
    const errors = watchErrors(page);
    const [react = ''] = attributes(form.path, 'astro-island', 'renderer-url');
    await page.route(`**${react}*`, (route) => route.abort());
    await visit(page, form);
    await form.wake(page);
    await expectStands(page, form);
    expect(errors).toEqual([]);
  });
}

test.describe('without leave to change the address any more', () => {
  test.beforeEach(({ page }) =>
    // As Safari does: past a hundred changes in ten seconds, the next one throws.
    page.addInitScript(() => {
      let left = 100;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...change) => {
        left -= 1;
        if (left < 0) throw new DOMException('Too many calls.', 'SecurityError');
        replace(...change);
      };
    }),
  );

  for (const { path } of inkForms) {
    test(`${path}: inks still paint`, async ({ page }) => {
      const errors = watchErrors(page);
      await page.goto(path);
      await page.locator('[data-ink-form] [type=color]').evaluate((field: HTMLInputElement) => {
        for (let step = 0; step < 150; step += 1) {
          field.value = `#0a${(step % 256).toString(16).padStart(2, '0')}5c`;
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
      await expect(page.locator('[data-ink-form]')).toHaveAttribute('data-changed');
      expect(errors).toEqual([]);
    });
  }

  for (const { path, nth, where } of faqs) {
    test(`${where}: a search still finds`, async ({ page }) => {
      const errors = watchErrors(page);
      await page.goto(`${path}?q=x`);
      await expectAwake(page, 'FaqBrowser', nth);
      const faq = islandOf(page, 'FaqBrowser', nth);
      await faq.getByRole('searchbox').pressSequentially('which of our own providers '.repeat(5));
      await faq.getByRole('searchbox').fill('refund');
      await expect(faq.getByRole('status')).toContainText('refund');
      expect(errors).toEqual([]);
    });
  }
});
