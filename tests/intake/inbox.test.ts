import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { csvOf } from '../../server/inbox/csv.ts';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { createInbox } from '../../server/inbox/local.ts';
import { accept } from '../../server/leads/leads.ts';
import type { Store } from '../../server/leads/store.ts';
import { addTargets } from '../../server/leads/targets.ts';
import { Refusal } from '../../server/refusal.ts';
import { chromiumFlags } from '../../tools/setup/chromium.mjs';
import { emptyDatabase, leadFrom, leave, sendAll, site, storeOf } from './house.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
});
afterAll(() => browser.close());
afterEach(leave);

const hostile = `<script>document.title='run'</script><img src=x onerror="document.title='run'">`;
const long = 'We sell in Peru. '.repeat(50);

/** Leads: one whose mail is refused, one that is held back, one that tries to run code, a long one. */
async function filledStore() {
  const store = await storeOf(await emptyDatabase());
  await addTargets(store, site, ['mail']);
  const leads = [
    { email: 'ada@example.com', subject: 'Peru', message: 'I sell\nin Peru' },
    { email: 'bot@example.com', message: 'Cheap things' },
    { email: 'eve@example.com', message: hostile, name: '=1+1' },
    { email: 'long@example.com', message: long },
  ];
  for (const [at, typed] of leads.entries()) {
    const now = new Date(Date.now() - 60_000 + at);
    await accept(store, leadFrom(typed, { isOdd: typed.email.startsWith('bot'), now }), now);
  }
  await sendAll(store, async ([{ about, kind }]) => {
    if (kind === 'visitor' && about.email.startsWith('ada')) throw new Refusal('450 mailbox full');
  });
  return store;
}

const token = 'the-token-of-this-start';

async function openInbox(store: Store, all = false) {
  const app = await createInbox(store, { site: all ? undefined : site, token });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, origin, first: `${origin}/?token=${token}` };
}

const states = async (store: Store) =>
  Object.fromEntries(
    (await findLeads(store)).map(({ email, state }) => [email.split('@')[0], state]),
  );

it('shows the newest first, finds, marks, releases, tries again, and runs nothing', async () => {
  const store = await filledStore();
  const { app, origin, first } = await openInbox(store);
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await browser.newContext({ colorScheme })).newPage();
    await page.goto(first);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.close();
  }
  const page = await browser.newPage();
  await page.goto(first);
  expect(await page.title()).toBe('Leads');
  // Without what is held back, which is news instead.
  const addresses = async () =>
    (await page.locator('article h2').allTextContents()).map((text) => text.split('@')[0]);
  expect(await addresses()).toEqual(['long', 'eve', 'ada']);
  await page.getByText('1 lead is held back').waitFor();
  const views = page.getByRole('navigation', { name: 'Views' });
  expect((await views.textContent())?.trim().replaceAll(/\s+/g, ' ')).toBe(
    'Inbox 3 New 3 Answered 0 Spam 0 Held back 1 Unconfirmed 0 Not delivered 1 All 4',
  );
  // A long text is folded.
  const text = page.getByText(long.trim());
  expect(await text.isVisible()).toBe(false);
  await page.locator('summary').click();
  expect(await text.isVisible()).toBe(true);

  await page.getByLabel('Search').fill('PERU');
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByLabel('To').fill('2020-01-02');
  await page.getByLabel('Search').press('Enter');
  await page.getByText('No lead fits').waitFor();
  await page.getByLabel('From').fill('');
  await page.getByLabel('To').fill('');
  await page.getByLabel('Search').fill('in peru');
  await page.getByLabel('Search').press('Enter');
  await page.locator('article').nth(1).waitFor();
  await page.goto(`${origin}/?search=Peru&view=undelivered`);
  expect(await addresses()).toEqual(['ada']);
  const reply = await page.getByRole('link', { name: 'Reply' }).getAttribute('href');
  expect(decodeURIComponent(reply ?? '')).toMatch(
    /^mailto:ada@example\.com\?subject=Re: Peru&body=\r\n\r\n.*:\r\n> I sell\r\n> in Peru$/,
  );
  await page.getByText('450 mailbox full').waitFor();
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByText('1 lead will be tried again').waitFor();

  await page.goto(`${origin}/?search=Peru`);
  const ada = page.locator('article', { hasText: 'ada@example.com' });
  await ada.getByRole('button', { name: 'Mark as answered' }).press('Enter');
  await page.getByText('1 lead marked as answered').waitFor();
  await ada.getByLabel('Note').fill('Called back');
  await ada.getByLabel('Note').press('Enter');
  await page.getByText('The note is saved').waitFor();
  expect(await findLeads(store, { search: 'called' })).toHaveLength(1);

  await page.goto(`${origin}/?view=quarantine`);
  await page.getByRole('button', { name: 'Release' }).press('Enter');
  await page.getByText('No lead fits').waitFor();
  expect(await states(store)).toEqual({ ada: 'answered', bot: 'new', eve: 'new', long: 'new' });
  expect(await page.title()).toBe('Leads');
  await page.close();
  await app.close();
});

it('acts on many at once, and asks before it deletes or forgets', async () => {
  const store = await filledStore();
  const { app, first } = await openInbox(store);
  const page = await browser.newPage();
  await page.goto(first);
  await page.getByLabel('Choose eve@example.com').check();
  await page.getByLabel('Choose ada@example.com').check();
  const bulk = page.locator('#bulk');
  await bulk.getByRole('button', { name: 'Mark as spam' }).click();
  await page.getByText('2 leads marked as spam').waitFor();
  expect(await states(store)).toMatchObject({ ada: 'spam', eve: 'spam', long: 'new' });

  await page.getByLabel('Choose long@example.com').check();
  await bulk.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Delete this lead?' }).waitFor();
  expect(await states(store)).toHaveProperty('long');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByLabel('Choose long@example.com').check();
  await bulk.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('1 lead deleted').waitFor();
  expect(await states(store)).not.toHaveProperty('long');

  await accept(store, leadFrom({ email: 'bot@example.com', message: 'Once more' }), new Date());
  await page.goto(first);
  await page.getByRole('button', { name: 'Forget the address' }).click();
  await page.getByRole('heading', { name: 'Forget bot@example.com?' }).waitFor();
  await page.getByRole('button', { name: 'Forget' }).click();
  await page.getByText('2 leads forgotten').waitFor();
  expect(await states(store)).toEqual({ ada: 'spam', eve: 'spam' });
  await page.close();
  await app.close();
});

it.each([375, 1280])('fits %i px, with targets to touch', async (width) => {
  const { app, first } = await openInbox(await filledStore());
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(first);
  const { scrollWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect(scrollWidth).toBe(width);
  const heights = await page
    .locator('button, .button, input:not([type=hidden], [type=checkbox]), select')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
  await page.close();
  await app.close();
});

it('says at the top which target rests, and shows everything that waits', async () => {
  const store = await storeOf(await emptyDatabase());
  await addTargets(store, site, ['mail']);
  const old = new Date(Date.now() - 2 * 60_000);
  for (let count = 0; count < 59; count += 1)
    await accept(store, leadFrom({ email: `a${count}@example.com` }, { now: old }), old);
  const { app, origin, first } = await openInbox(store);
  const page = await browser.newPage();
  await page.goto(first);
  // Nobody sends them, and none has failed.
  await page.getByText('Mail (www.example.com): 118 wait for longer than a minute').waitFor();
  await sendAll(store, async () => {
    throw new Error('connect ECONNREFUSED');
  });
  await page.goto(`${origin}/?view=undelivered`);
  await page.getByText('does not work: connect ECONNREFUSED. 118 wait').waitFor();
  await page.getByRole('link', { name: 'Not delivered 59' }).waitFor();
  expect(await page.locator('article').count()).toBe(50);
  await page.getByRole('link', { name: 'Older' }).click();
  await page.locator('article').nth(8).waitFor();
  expect(await page.locator('article').count()).toBe(9);
  await page.close();
  await app.close();
});

it('answers only whoever has the token, and no page of another site', async () => {
  const app = await createInbox(await filledStore(), { site, token });
  const host = '127.0.0.1:3001';
  const cookie = `inbox=${token}`;
  const own = { host, cookie };
  const ask = async (headers: Record<string, string>, url = '/') =>
    (await app.inject({ url, headers })).statusCode;
  const change = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/change', headers, payload: '' })).statusCode;
  expect(await ask(own)).toBe(200);
  expect(await ask({ host })).toBe(403);
  expect(await ask({ host, cookie: 'inbox=another' })).toBe(403);
  expect(await ask({ host }, '/leads.csv')).toBe(403);
  expect(await ask({ host }, '/?token=another')).toBe(403);
  expect(await ask({ ...own, host: 'evil.example' })).toBe(403);
  for (const site of ['cross-site', 'same-site'])
    expect(await ask({ ...own, 'sec-fetch-site': site })).toBe(403);
  expect(await ask({ ...own, 'sec-fetch-site': 'none' })).toBe(200);
  expect(await change({ ...own, origin: 'https://evil.example' })).toBe(403);
  expect(await change({ ...own, origin: 'http://localhost:4321' })).toBe(403);
  expect(await change({ host, origin: `http://${host}` })).toBe(403);
  expect(await change({ ...own, origin: `http://${host}` })).toBe(400);
  const answer = await app.inject({ url: `/?token=${token}`, headers: { host } });
  expect(answer.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
});

it.each([
  '?state=none&view=none',
  '?view=spam&view=new',
  '?page=-1',
  '?page=1e308',
  '?page=x',
  '?search=%00',
  '?from=yesterday',
  '?form=other',
  '?said=anything',
])('%s is answered with 400', async (query) => {
  const store = await storeOf(await emptyDatabase());
  const app = await createInbox(store, { site, token });
  const headers = { host: '127.0.0.1:3001', cookie: `inbox=${token}` };
  for (const path of ['/', '/leads.csv'])
    expect((await app.inject({ url: path + query, headers })).statusCode).toBe(400);
});

it('says so if a note is too long', async () => {
  const store = await filledStore();
  const app = await createInbox(store, { site, token });
  const [lead] = await findLeads(store);
  const host = '127.0.0.1:3001';
  const headers = {
    host,
    origin: `http://${host}`,
    cookie: `inbox=${token}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const fields = { id: lead?.id ?? '', act: 'note', note: 'x'.repeat(1001) };
  const payload = new URLSearchParams(fields).toString();
  const { headers: answer } = await app.inject({
    method: 'POST',
    url: '/change',
    headers,
    payload,
  });
  const shown = await app.inject({ url: String(answer.location).split('#')[0] ?? '', headers });
  expect(shown.body).toContain('Nothing was saved: a note has at most 1000 characters.');
  expect((await findLeads(store))[0]?.note).toBe('');
});

it('finds capitals of any script', async () => {
  const store = await storeOf(await emptyDatabase());
  for (const name of ['Ünal', 'Иван', 'Élodie', 'ΣΟΦΊΑ'])
    await accept(store, leadFrom({ name }), new Date());
  for (const search of ['ünal', 'ÜNAL', 'иван', 'ИВАН', 'élodie', 'E\u0301LODIE', 'σοφία'])
    expect(await findLeads(store, { search })).toHaveLength(1);
});

it('exports cells that no spreadsheet runs', async () => {
  const store = await filledStore();
  const now = new Date();
  for (const message of ['＝1+1', 'a;=1+1', 'a\n=1+1', '\t=1+1', '";=1+1', '＠SUM(1)'])
    await accept(store, leadFrom({ message }), now);
  const csv = csvOf(await findLeads(store));
  expect(csv).toContain(`"'=1+1"`);
  // Wherever a cell may begin, with commas or with semicolons between them.
  expect(csv).not.toMatch(/(^|[,;\t\r\n])\s*"*\s*[=+@＝＋＠-]/);
});
