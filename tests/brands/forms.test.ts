import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readForms } from '../../headers/forms-file.ts';
import { findLeads } from '../../intake/find-leads.ts';
import { mountIntake } from '../../intake/mount.ts';
import { openStore } from '../../intake/store.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.mjs';
import { createServer } from '../../server/create-server.ts';
import { violations } from '../site/violations.ts';
import { buildCopy } from './build-brand.ts';

// A site whose own server takes the forms.

const home = mkdtempSync(join(tmpdir(), 'forms-'));
let browser: Browser;
let dist = '';

beforeAll(async () => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
  dist = await buildCopy(home, (project) =>
    appendFileSync(join(project, 'brands/brand.yaml'), 'forms: own\n'),
  );
});

afterAll(async () => {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
});

it('takes what visitors send, with scripts and without', async () => {
  const app = await createServer(dist);
  const forms = await readForms(dist);
  const LEADS_DB = join(home, 'leads.sqlite');
  await mountIntake(app, forms as NonNullable<typeof forms>, { LEADS_DB });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const [page, plain] = await Promise.all([
    browser.newPage(),
    browser.newPage({ javaScriptEnabled: false }),
  ]);

  await page.clock.install();
  await page.goto(origin);
  // Nobody who is quicker counts as a person.
  await page.clock.fastForward(2000);
  const email = page.getByLabel('Email address');
  await page.route('**/forms/hero', (route) => route.abort(), { times: 1 });
  await email.fill('ada@example.com');
  await email.press('Enter');
  const said = page.locator('#hero-email-message span:visible');
  await said.getByText('Something went wrong. Please try again.').waitFor();
  expect(await email.inputValue()).toBe('ada@example.com');
  await email.press('Enter');
  await said.getByText('Great! Check your inbox to get started.').waitFor();
  expect(await email.inputValue()).toBe('');

  await page.goto(`${origin}/sign-up`);
  expect(await page.locator('[type=password]').count()).toBe(0);
  for (const name of ['First Name', 'Last Name']) await page.getByLabel(name).fill('Bo');
  await page.getByLabel('Email Address').fill('bo@example.com');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('checkbox').check();
  await page.clock.fastForward(2000);
  await page.getByRole('button', { name: 'Request Access' }).click();
  await page
    .locator('[role=status] span:visible', { hasText: 'Your request has arrived' })
    .waitFor();

  await plain.goto(`${origin}/contact`);
  await plain.getByLabel('Email').fill('cy@example.com');
  await plain.getByLabel('Message').fill('Hello');
  const thanks = plain.getByText('Your message has arrived');
  expect(await thanks.isVisible()).toBe(false);
  await plain.getByRole('button', { name: 'Send Message' }).click();
  await thanks.waitFor();

  const store = await openStore({ file: LEADS_DB });
  const leads = await findLeads(store.db);
  expect(leads.map((lead) => `${lead.form} ${lead.email} ${lead.state}`).sort()).toEqual([
    'contact cy@example.com new',
    'hero ada@example.com new',
    'sign-up bo@example.com new',
  ]);
  await Promise.all([page.close(), plain.close(), store.close(), app.close()]);
});

it('says in its legal texts that forms are sent, and to whom', () => {
  const [privacy, cookies] = ['privacy', 'cookie'].map((name) =>
    readFileSync(join(dist, `legal/${name}-policy.html`), 'utf8'),
  );
  expect(privacy).toContain('is sent to our own server');
  expect(privacy).toContain('What was sent through a form of this website');
  expect(cookies).toContain('is sent when you press its button');
  for (const text of [privacy, cookies]) expect(text).not.toContain('not connected to a server');
});
