import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../headers/refusal.ts';
import { csvOf } from '../../intake/csv.ts';
import { findLeads } from '../../intake/find-leads.ts';
import { createInbox } from '../../intake/inbox/server.ts';
import { accept, leadOf } from '../../intake/leads.ts';
import { sendDue } from '../../intake/outbox.ts';
import { setTargets } from '../../intake/targets.ts';
import { chromiumFlags } from '../../scripts/chromium.mjs';
import { emptyDatabase, leave, storeOf } from './house.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
});
afterAll(() => browser.close());
afterEach(leave);

const hostile = `<script>document.title='run'</script><img src=x onerror="document.title='run'">`;

/** Three leads: one whose mail is refused, one in quarantine, and one that tries to run code. */
async function filledStore() {
  const store = await storeOf(await emptyDatabase());
  await setTargets(store, ['mail'], new Date());
  const leads = [
    { email: 'ada@example.com', state: 'new', message: 'I sell in Peru' },
    { email: 'bot@example.com', state: 'quarantine', message: 'Cheap things' },
    { email: 'eve@example.com', state: 'new', message: hostile, name: '=1+1' },
  ] as const;
  for (const [at, { state, ...typed }] of leads.entries()) {
    const now = new Date(Date.now() - 60_000 + at);
    const lead = leadOf(
      { form: 'contact', language: 'en', ...typed },
      { key: undefined, state, now },
    );
    await accept(store, [lead], now);
  }
  await sendDue(store, async ({ about, kind }) => {
    if (kind === 'visitor' && about.email.startsWith('ada')) throw new Refusal('550 mailbox full');
  });
  return store;
}

it('shows the newest first, finds, marks, releases, tries again, and runs nothing', async () => {
  const store = await filledStore();
  const app = await createInbox(store);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    await page.goto(origin);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.close();
  }
  const page = await browser.newPage();
  const states = async () =>
    Object.fromEntries(
      (await findLeads(store.db)).map(({ email, state }) => [email.slice(0, 3), state]),
    );
  await page.goto(origin);
  expect(await page.title()).toBe('Leads');
  const addresses = await page.locator('article h2 a').allTextContents();
  expect(addresses).toEqual(['eve@example.com', 'bot@example.com', 'ada@example.com']);

  await page.getByLabel('Search').fill('PERU');
  await page.getByLabel('Search').press('Enter');
  expect(await page.locator('article').count()).toBe(1);
  await page.getByText('550 mailbox full').waitFor();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByText('550 mailbox full').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mark as answered' }).press('Enter');
  await page.getByLabel('Note').fill('Called back');
  await page.getByLabel('Note').press('Enter');
  await expect.poll(async () => (await findLeads(store.db, { search: 'called' })).length).toBe(1);

  await page.goto(`${origin}/?state=quarantine`);
  await page.getByRole('button', { name: 'Release' }).press('Enter');
  await page.getByText('No lead fits').waitFor();
  expect(await states()).toEqual({ ada: 'answered', bot: 'new', eve: 'new' });
  await page.close();
  await app.close();
});

it('answers this machine alone, and no form of another site', async () => {
  const app = await createInbox(await filledStore());
  const ask = (headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url: method === 'GET' ? '/' : '/change', headers, payload: '' });
  expect((await ask({ host: 'evil.example' })).statusCode).toBe(403);
  const host = '127.0.0.1:3001';
  expect((await ask({ host, origin: 'https://evil.example' }, 'POST')).statusCode).toBe(403);
  expect((await ask({ host })).statusCode).toBe(200);
});

it('exports cells that no spreadsheet runs', async () => {
  const csv = csvOf(await findLeads((await filledStore()).db));
  expect(csv).toContain(`"'=1+1"`);
  expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
});
