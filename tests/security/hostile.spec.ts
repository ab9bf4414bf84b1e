import { test as base, expect, type LaunchOptions, type Page } from '@playwright/test';
import { attributes, builtFile } from '../support/built.ts';
import { faqs, inkForms } from '../support/islands.ts';
import { bandsOf } from '../support/pages.ts';
import { watchFaults } from '../support/watch.ts';
import { hostileStrings, sentinel } from './hostile-strings.ts';
import { keepPage } from './use-everything.ts';

/** Thousands of changes of the address in a row: the browser is told not to mind. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use, { project }) => {
      const given = project.use.launchOptions ?? {};
      await use({ ...given, args: [...(given.args ?? []), '--disable-ipc-flooding-protection'] });
    },
    { scope: 'worker' },
  ],
});

async function expectHarmless(page: Page, faults: string[]) {
  expect(faults).toEqual([]);
  expect(await page.evaluate((name) => name in window, sentinel), 'a script ran').toBe(false);
}

const names = 3000;
const addresses = 240;
const searches = 2500;

type Task = { strings: string[]; selector: string };

/** Fields that a visitor types into. */
const typed = ':is(input:not([type=checkbox], [type=hidden], [tabindex="-1"]), textarea)';

for (const { path } of inkForms.slice(0, 1)) {
  test(`${names} brand names typed into the plate stay text`, async ({ page }) => {
    test.slow();
    const faults = await watchFaults(page);
    await page.goto(path);
    const wrong = await page.evaluate(
      ({ strings, selector }: Task) => {
        document.body.hidden = true;
        const field = document.querySelector<HTMLInputElement>(selector);
        const form = field?.form;
        const lines = [...document.querySelectorAll('[data-brand-text]')];
        const own = form?.dataset.brand ?? '';
        const texts = lines.map((line) => line.textContent);
        const wrong: string[] = [];
        for (const value of strings) {
          if (!field || !form) return ['no field'];
          field.value = value;
          form.dispatchEvent(new Event('input', { bubbles: true }));
          const name = field.value.trim() || own;
          for (const [at, line] of lines.entries()) {
            const isText = line.childElementCount === 0;
            const wanted = texts[at]?.replaceAll(own, () => name);
            if (!isText || line.textContent !== wanted) wrong.push(value);
          }
        }
        return wrong;
      },
      { strings: hostileStrings(names, 1), selector: '[data-ink-form] [name=brand]' },
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    await expectHarmless(page, faults);
  });

  /** The script of the plate, run again as if the page had just been opened at this address. */
  const plateScript = () =>
    attributes(path, 'script[src^="/"]', 'src').find((source) =>
      builtFile(source).includes('data-ink-form'),
    ) ?? '';

  test(`${addresses} addresses with a brand and an ink stay text`, async ({ page }) => {
    test.slow();
    const faults = await watchFaults(page);
    const brands = hostileStrings(addresses, 2);
    const inks = hostileStrings(addresses, 3);
    const queries = brands.map((brand, at) => {
      // Half of them as broken as they come, half of them written as a browser writes them.
      const written = String(new URLSearchParams({ brand, ink: inks[at] ?? '' }));
      const raw = `brand=${brand}&ink=${inks[at]}`;
      // A line break beside a < makes Chromium refuse whatever the page asks for next.
      return at % 2 ? written : raw.replaceAll('#', '%23').replaceAll(/[\t\r\n]/g, '%0a');
    });
    // Each run listens anew, so the page is opened again before that tells.
    for (let at = 0; at < queries.length; at += 60) {
      await page.goto(path);
      const wrong = await page.evaluate(
        async ({ strings, selector }: Task) => {
          // Painting the plate a thousand times is not what is tested.
          document.body.hidden = true;
          const wrong: string[] = [];
          for (const [at, query] of strings.entries()) {
            history.replaceState(null, '', `?${query}`);
            await import(`${selector}?run=${at}-${performance.now()}`);
            for (const line of document.querySelectorAll('[data-brand-text]')) {
              if (line.childElementCount > 0) wrong.push(query);
            }
            if (document.querySelector('.inkable :is(script, [onload], [onerror])'))
              wrong.push(query);
          }
          return wrong;
        },
        { strings: queries.slice(at, at + 60), selector: plateScript() },
      );
      expect(wrong.slice(0, 5)).toEqual([]);
    }
    // And some by the whole way, through the server.
    for (const brand of brands.slice(0, 10)) {
      const query = new URLSearchParams({ brand: brand.slice(0, 300) });
      await page.goto(`${path}?${query}`);
      await expect(page.locator('.hero-card [data-brand-text]').first()).toBeAttached();
    }
    await expectHarmless(page, faults);
  });
}

for (const { path } of faqs.slice(0, 1)) {
  test(`${searches} searches stay text`, async ({ page }) => {
    test.slow();
    const faults = await watchFaults(page);
    await page.goto(path);
    await page.locator('#faq-search').focus();
    await expect(page.locator('astro-island[component-export=FaqBrowser]')).toHaveAttribute(
      'data-awake',
      '',
    );
    const wrong = await page.evaluate(
      async ({ strings, selector }: Task) => {
        document.body.hidden = true;
        const field = document.querySelector<HTMLInputElement>(selector);
        const status = field?.closest('search')?.querySelector('[role=status]');
        const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const wrong: string[] = [];
        for (const [at, value] of strings.entries()) {
          if (!field || !status) return ['no field'];
          put?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          // React counts updates within one turn of the event loop, and takes many for a loop.
          await new Promise((resolve) => (at % 20 ? queueMicrotask : setTimeout)(() => resolve(0)));
          const query = field.value.trim();
          const isTold = query === '' || (status.textContent ?? '').includes(query);
          if (status.querySelector(':not(span)') || !isTold) wrong.push(value);
        }
        return wrong;
      },
      { strings: hostileStrings(searches, 4), selector: '#faq-search' },
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    for (const query of hostileStrings(10, 5)) {
      await page.goto(`${path}?${new URLSearchParams({ q: query.slice(0, 300) })}`);
      await expect(page.locator('astro-island[component-export=FaqBrowser]')).toHaveAttribute(
        'data-awake',
        '',
      );
    }
    await expectHarmless(page, faults);
  });
}

const forms = [
  ...bandsOf('landing-hero').flatMap(({ path, words: { form } }) =>
    form ? [{ path, island: 'HeroForm', rounds: 1000 }] : [],
  ),
  ...bandsOf('contact').flatMap(({ path, words: { form } }) =>
    form ? [{ path, island: 'ContactForm', rounds: 400 }] : [],
  ),
  ...bandsOf('sign-in').map(({ path }) => ({ path, island: 'SignInForm', rounds: 400 })),
  ...bandsOf('sign-up').map(({ path }) => ({ path, island: 'SignUpForm', rounds: 150 })),
];

for (const { path, island, rounds } of forms) {
  test(`hostile values in every field of ${path} stay values`, async ({ page }) => {
    const faults = await watchFaults(page);
    const leaked: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('top-secret-7')) leaked.push(message.text());
    });
    await page.goto(path);
    await keepPage(page);
    const frame = page.locator(`astro-island[component-export=${island}]`);
    const inputs = frame.locator(typed);
    await inputs.first().focus();
    await expect(frame).toHaveAttribute('data-awake', '');
    const fields = await inputs.count();
    const before = await frame.evaluate((element) => element.querySelectorAll('*').length);
    const wrong = await page.evaluate(
      ({ strings, selector, typed }: Task & { typed: string }) => {
        const frame = document.querySelector(selector);
        const form = frame?.querySelector('form');
        if (!frame || !form) return ['no form'];
        // The browser would refuse most of them as addresses; here everything goes through.
        form.noValidate = true;
        const inputs = [...form.querySelectorAll<HTMLInputElement>(typed)];
        const wrong: string[] = [];
        for (let at = 0; at < strings.length; at += inputs.length) {
          for (const [index, input] of inputs.entries()) {
            const value = strings[at + index] ?? '';
            input.value = input.type === 'password' ? `${value}top-secret-7` : value;
          }
          form.requestSubmit();
          const made = frame.querySelectorAll('script, iframe, img, style, [onerror], [onload]');
          if (made.length) wrong.push(strings[at] ?? '');
        }
        return wrong;
      },
      {
        strings: hostileStrings(rounds * fields, 6),
        selector: `astro-island[component-export=${island}]`,
        typed,
      },
    );
    expect(wrong).toEqual([]);
    expect(
      await frame.evaluate((element) => element.querySelectorAll('*').length),
    ).toBeLessThanOrEqual(before + 4);
    expect(leaked).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
    await expectHarmless(page, faults);
  });
}
