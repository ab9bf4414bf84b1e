import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { csvOf } from '../../server/inbox/csv.ts';
import { createInbox } from '../../server/inbox/local.ts';
import { forget } from '../../server/leads/retention.ts';
import { copyProject } from '../../tools/test/copy-project.ts';
import { ends, folder, leave, mailServer, storeOf } from '../support/leads.ts';
import { serve } from '../support/leads-server.ts';
import { addBand, arrived, done, edit, field, panel, press, site, test } from './editor.ts';
import { fileText, project, writeText } from './project.ts';

const english = 'content/pages/solutions/travel-agencies.yaml';
const arabic = 'content/ar/pages/solutions/travel-agencies.yaml';
const domain = 'www.farlane.example';

type Form = { title: string; form: { fields: Record<string, unknown>[] } };
const formIn = (file: string): Form =>
  parse(fileText(file)).bands.find(({ band }: { band: string }) => band === 'form');
const namesIn = (file: string) => formIn(file).form.fields.map(({ name }) => name);

const label = (page: Page, name: string) => site(page).locator(`label[for$=-${name}]`);
const firstField = (page: Page) => panel(page).getByRole('textbox').first();

async function save(page: Page, isSaved: () => unknown) {
  await page.keyboard.press('Control+Enter');
  await expect.poll(isSaved).toBe(true);
}

/** Adds a form of six fields to an English page, and translates the page. */
async function addForm(page: Page) {
  await edit(page, '/solutions/travel-agencies');
  await addBand(page, /^Add a band after Hero/);
  await field(page, 'Search').fill('form with its heading');
  await panel(page)
    .getByRole('button', { name: /^Form / })
    .click();
  await done(page, 'Added');
  await site(page).getByRole('heading', { name: '[Heading: what to ask for' }).click();
  await firstField(page).fill('Request rates');
  await save(page, () => formIn(english).title === 'Request rates');
  await label(page, 'volume').click();
  await press(page, 'Add after: entry 3');
  await expect.poll(() => namesIn(english).length).toBe(6);
  await expect(firstField(page)).toHaveValue('Label or question');
  await firstField(page).fill('eSIMs sold');
  await save(page, () => formIn(english).form.fields[3]?.label === 'eSIMs sold');
  await field(page, /^Name of the answer/).fill('sold');
  await save(page, () => namesIn(english)[3] === 'sold');
  await field(page, /^Kind of answer/).selectOption('number');
  await expect.poll(() => formIn(english).form.fields[3]?.kind).toBe('number');
  await press(page, 'Page');
  await press(page, 'Translate');
  await field(page, /^Code of the language/).fill('ar');
  await press(page, 'Create translation');
  await arrived(page, '/ar/solutions/travel-agencies');
  await label(page, 'sold').click();
  await firstField(page).fill('عدد الشرائح');
  await save(page, () => formIn(arabic).form.fields[3]?.label === 'عدد الشرائح');
}

/** Builds the edited content in another folder, because the editor is running. */
async function build(): Promise<string> {
  const copy = folder();
  await copyProject(copy);
  for (const name of ['content', 'brands'])
    cpSync(join(project, name), join(copy, name), { recursive: true });
  execFileSync(process.execPath, ['tools/build/build.mjs'], { cwd: copy, stdio: 'pipe' });
  return join(copy, 'dist');
}

/** A receiver of webhooks, and the leads that it got. */
async function receiver() {
  const got: { answers: Record<string, unknown>; language: string; utm_source: string }[] = [];
  const server = createServer(async (request, response) => {
    got.push(JSON.parse(Buffer.concat(await request.toArray()).toString()).data);
    response.end();
  }).listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await once(server, 'listening');
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Fills in the form as a visitor, with scripts or without. */
async function send(
  browser: Browser,
  url: string,
  {
    email,
    number,
    javaScriptEnabled,
  }: { email: string; number: string; javaScriptEnabled: boolean },
) {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(`${url}?utm_source=fair`);
  const input = (name: string) =>
    page.locator(`form:has([value=solutions-travel-agencies]) [name=${name}]`);
  await input('email').fill(email);
  await input('company').fill('=Ada & Co');
  await input('sold').fill(number);
  await input('volume').selectOption('1,000 to 10,000');
  await input('regions').first().check();
  await input('regions').nth(2).check();
  await input('questions').fill('<b>How</b> soon?');
  // Faster senders are quarantined.
  if (javaScriptEnabled) await page.waitForFunction(() => performance.now() > 2500);
  await input('questions').locator('xpath=ancestor::form').getByRole('button').click();
  await expect(
    page.getByText('Thank you. We’ve received your message').filter({ visible: true }),
  ).toHaveCount(1);
  await context.close();
}

test.afterEach(leave);

test('adds a form to a page in two languages, and keeps its answers readable after a field is removed', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  writeText('brands/brand.yaml', `${fileText('brands/brand.yaml').trimEnd()}\nforms: own\n`);
  await addForm(page);

  const mail = await mailServer();
  const webhook = await receiver();
  const env = { LEADS_DB: join(folder(), 'leads.sqlite') };
  const { origin } = await serve(await build(), {
    ...env,
    SMTP_URL: mail.SMTP_URL,
    WEBHOOK_URLS: webhook.url,
    WEBHOOK_ALLOW: '127.0.0.1',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  });
  const path = '/solutions/travel-agencies';
  for (const [prefix, email] of [
    ['', 'ada@example.com'],
    ['/ar', 'nur@example.com'],
  ] as const)
    for (const [number, javaScriptEnabled] of [
      ['300', true],
      ['400', false],
    ] as const)
      await send(browser, origin + prefix + path, { email, number, javaScriptEnabled });

  // The owner releases what was sent without scripts.
  const store = await storeOf(env);
  const inbox = await createInbox(store, { site: domain, token: 'token' });
  ends.push(() => inbox.close());
  const inboxAt = await inbox.listen({ host: '127.0.0.1', port: 0 });
  const reader = await browser.newPage();
  await reader.goto(`${inboxAt}/?token=token`);
  for (const left of [1, 0]) {
    await reader.goto(`${inboxAt}/?view=quarantine`);
    await reader
      .getByRole('button', { name: /^Release \(/ })
      .first()
      .click();
    await reader.goto(`${inboxAt}/?view=quarantine`);
    await expect(
      reader.getByRole('listitem').filter({ has: reader.locator('article') }),
    ).toHaveCount(left);
  }
  const answers = {
    company: '=Ada & Co',
    volume: '1,000 to 10,000',
    regions: ['Africa', 'Asia'],
    questions: '<b>How</b> soon?',
  };
  await expect.poll(() => webhook.got.length).toBe(4);
  for (const [language, email] of [
    ['en', 'ada@example.com'],
    ['ar', 'nur@example.com'],
  ] as const)
    for (const sold of ['300', '400'])
      expect(webhook.got).toContainEqual(
        expect.objectContaining({
          form: 'solutions-travel-agencies',
          language,
          utm_source: 'fair',
          answers: { email, sold, ...answers },
        }),
      );
  const owned = () => mail.mails.filter(({ to }) => to.includes('hello@farlane.example'));
  await expect.poll(() => owned().length).toBeGreaterThanOrEqual(4);
  expect(
    owned()
      .map(({ source }) => source)
      .join(),
  ).toContain('Subject: Request rates: ada@example.com');

  // The answers to a field that was removed.
  await edit(page, path);
  await label(page, 'sold').click();
  await press(page, 'Remove: entry 4');
  await expect.poll(() => namesIn(english)).not.toContain('sold');
  await reader.goto(`${inboxAt}/`);
  await expect(reader.getByText('eSIMs sold', { exact: true })).toHaveCount(2);
  await expect(reader.getByText('عدد الشرائح', { exact: true })).toHaveCount(2);
  const csv = (await Array.fromAsync(csvOf(store, { site: domain }))).join('');
  const [head, ...lines] = csv.split('\r\n');
  expect(head).toMatch(/^\ufeffreceived,site,form,state,confirmed,email,.*\bsold\b.*utm_content$/);
  expect(
    lines.filter((line) => line.includes(`"'=Ada & Co"`) && line.includes('"fair"')),
  ).toHaveLength(4);
  expect(await forget(store, domain, 'Ada@Example.com')).toMatchObject({ count: 2 });
  await reader.reload();
  await expect(reader.getByText('ada@example.com')).toHaveCount(0);
  await reader.close();
});
