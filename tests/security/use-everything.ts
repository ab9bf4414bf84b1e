import { expect, type Locator, type Page } from '@playwright/test';
import { formAction } from '../../src/lib/paths.ts';
import { bandsOf, content, desktop, phone } from '../support/pages.ts';
import { settle } from '../support/settle.ts';

/** Does something with each visible part of a kind that the page has; nothing where it has none. */
async function each(page: Page, selector: string, act: (part: Locator) => Promise<unknown>) {
  const parts = page.locator(selector).filter({ visible: true });
  const count = await parts.count();
  for (let at = 0; at < count; at += 1) await act(parts.nth(at));
}

async function useFrame(page: Page) {
  await each(page, '[data-dropdown]', async (opener) => {
    await opener.click();
    await expect(page.locator('.dropdown:popover-open')).toHaveCount(1);
  });
  await page.keyboard.press('Escape');
  // Twice: to the other theme and back.
  await each(page, '[data-theme-toggle]', async (toggle) => {
    for (const _ of [1, 2]) await toggle.click();
  });
}

async function usePlate(page: Page) {
  const form = page.locator('[data-ink-form]');
  if ((await form.count()) === 0) return;
  await form.locator('[name=brand]').fill('Nimbus Reisen');
  for (const radio of await form.getByRole('radio').all()) await radio.check({ force: true });
  await form.locator('[name=any]').fill('#0a7f5c');
  for (const name of ['copy', 'reset']) await form.locator(`[name=${name}]`).click();
}

async function useParts(page: Page) {
  await each(page, '[data-billing]', (period) => period.check({ force: true }));
  await each(page, '.provider-tile button', async (button) => {
    await button.click();
    await page.keyboard.press('Escape');
  });
  await each(page, '.carousel-track', (carousel) => carousel.scrollIntoViewIfNeeded());
  await each(page, '.carousel-dot', (dot) => dot.click());
  await each(page, '[role=tab]', (tab) => tab.click());
  await each(page, 'search', async (search) => {
    await search.getByRole('searchbox').fill('provider');
    await search.getByRole('button').click();
  });
  await each(page, 'summary', (summary) => summary.click());
  await each(page, '[data-notice]', async (button) => {
    await button.click();
    await expect(page.locator('#notice')).toBeVisible();
  });
}

/** Where forms lead to, or are sent to. */
const onward = [
  ...bandsOf('sign-up').map(({ words }) => words.form.submit.href),
  ...['hero', 'contact', 'sign-up'].flatMap((form) => formAction(content.brand.forms, form) ?? []),
];

/** An answer without content keeps the page that a form would leave. The returned function ends that. */
export async function keepPage(page: Page): Promise<() => Promise<void>> {
  const addresses = onward.map((href) => new URL(href, page.url()).href);
  for (const address of addresses) {
    await page.route(address, (route) => route.fulfill({ status: 204 }));
  }
  return async () => {
    for (const address of addresses) await page.unroute(address);
  };
}

/** Chosen, dragged, or searched with, which has its own test. */
const notTyped = ['radio', 'search', 'file', 'range'];

async function useForms(page: Page) {
  const leavePage = await keepPage(page);
  const fields = page.locator('main :is(input, textarea):visible:not([data-ink-form] *)');
  for (const field of await fields.all()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox') await field.check();
    else if (!notTyped.includes(type ?? '')) await field.fill('ada@example.com');
  }
  await each(page, 'main form:not([data-ink-form]) [type=submit]', (submit) => submit.click());
  await leavePage();
}

async function useOverlay(page: Page) {
  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: content.words.openMenu });
  if (await opener.isVisible()) {
    await opener.click();
    await page.getByRole('button', { name: content.words.closeMenu }).click();
  }
}

/** Everything a visitor can do on a page without leaving it. */
export async function useEverything(page: Page) {
  await page.setViewportSize(desktop);
  await settle(page);
  await useFrame(page);
  await usePlate(page);
  await useParts(page);
  await useForms(page);
  await page.keyboard.press('End');
  // The popup comes and goes, the carousel turns, messages clear themselves. What wakes late begins
  // to count its time then.
  await expect(async () => {
    await page.clock.runFor(15_000);
    await expect(page.locator('astro-island:not([data-awake])')).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await useOverlay(page);
}
