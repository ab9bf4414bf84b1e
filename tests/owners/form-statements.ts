import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { expect, it } from 'vitest';
import { createServer } from '../../server/create-server.ts';
import { readForms } from '../../server/headers/forms-file.ts';
import { findLeads } from '../../server/inbox/find-leads.ts';
import { mountLeads } from '../../server/inbox/mount.ts';
import { openStore } from '../../server/leads/store.ts';
import { violations } from '../support/violations.ts';
import type { OwnedCopy } from './owned-copy.ts';

const failure = 'Something went wrong. Please try again.';
const welcome = 'Thank you. We’ll email you within';

const openPages = (site: OwnedCopy) =>
  Promise.all([site.browser().newPage(), site.browser().newPage({ javaScriptEnabled: false })]);

/** What is pressed before the code of a form is there, the browser sends by itself. */
async function wake(page: Page) {
  await page.locator('form[method=post] [type=email]').focus();
  await page.locator('astro-island[data-awake] form[method=post]').waitFor();
}

async function askForTrial(page: Page) {
  const email = page.getByLabel('Email address');
  await email.fill('ada@example.com');
  await email.press('Enter');
}

async function askForAccess(page: Page) {
  expect(await page.locator('[type=password]').count()).toBe(0);
  for (const name of ['First Name', 'Last Name']) await page.getByLabel(name).fill('Bo');
  await page.getByLabel('Email Address').fill('bo@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Request Access' }).click();
}

async function writeMessage(page: Page) {
  await page.getByLabel('Email').fill('cy@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** An answer that is seen, and not one that waits for its address. */
const answer = (page: Page, text: string) =>
  page.locator('[role=status] span:visible', { hasText: text });

const legalTexts = (site: OwnedCopy) =>
  ['privacy', 'cookie'].map((name) => site.text(`/legal/${name}-policy.html`)) as [string, string];

/** A site whose own server takes the forms. */
export function takesForms(site: OwnedCopy) {
  it('takes what visitors send, with scripts and without', async () => {
    const app = await createServer(site.dist);
    const forms = await readForms(site.dist);
    const LEADS_DB = join(site.home, 'leads.sqlite');
    await mountLeads(app, forms as NonNullable<typeof forms>, { LEADS_DB });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const [page, plain] = await openPages(site);

    await page.clock.install();
    await page.goto(origin);
    await wake(page);
    // Nobody who is quicker counts as a person.
    await page.clock.fastForward(2000);
    // It arrives, but its answer does not: what is sent after a reload is still the same lead.
    const lost = async (route: Route) => {
      expect((await route.fetch()).status()).toBe(202);
      await route.abort();
    };
    await page.route('**/forms/hero', lost, { times: 1 });
    await askForTrial(page);
    await answer(page, failure).waitFor();
    const email = page.getByLabel('Email address');
    expect(await email.inputValue()).toBe('ada@example.com');
    await page.reload();
    await wake(page);
    await page.clock.fastForward(2000);
    await askForTrial(page);
    await answer(page, welcome).waitFor();
    expect(await email.inputValue()).toBe('');

    await page.goto(`${origin}/sign-up`);
    expect(await violations(page)).toEqual([]);
    await wake(page);
    await page.clock.fastForward(2000);
    await askForAccess(page);
    await answer(page, 'received your request').waitFor();

    await plain.goto(`${origin}/contact`);
    expect(await answer(plain, 'received your message').count()).toBe(0);
    await writeMessage(plain);
    await answer(plain, 'received your message').waitFor();

    const store = await openStore({ file: LEADS_DB });
    const leads = await findLeads(store);
    expect(leads.map((lead) => `${lead.form} ${lead.email} ${lead.state}`).sort()).toEqual([
      // Without scripts nobody knows how long it took, so the owner looks at it first.
      'contact cy@example.com quarantine',
      'hero ada@example.com new',
      'sign-up bo@example.com new',
    ]);
    await Promise.all([page.close(), plain.close(), store.close(), app.close()]);
  });

  it('says in its legal texts that forms are sent, and to whom', () => {
    const [privacy, cookies] = legalTexts(site);
    expect(privacy).toContain('is sent to our own server');
    expect(privacy).toContain('What was sent through a form of this website');
    expect(cookies).toContain('is sent when you press its button');
    for (const text of [privacy, cookies]) expect(text).not.toContain('not connected to a server');
  });
}

/** A site whose forms go to a service. */
export function sendsForms(site: OwnedCopy, service: string) {
  /** A page of the site on a host that only serves files, and what the service hears from it. */
  async function visit(origin: string, page: Page) {
    const heard: { type: string | undefined; fields: Record<string, string> }[] = [];
    const state = { heard, status: 200 };
    await page.route(/\.test\//, (route: Route) => {
      const request = route.request();
      expect([request.method(), request.url()]).toEqual(['POST', service]);
      const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
      heard.push({ type: request.headers()['content-type'], fields });
      const headers = { 'access-control-allow-origin': origin };
      return route.fulfill({ status: state.status, headers, body: 'The service says thanks' });
    });
    return state;
  }

  /** By what the service is told, in the order of sending. */
  const [hero, access, message] = [
    { form: 'hero', email: 'ada@example.com' },
    {
      form: 'sign-up',
      email: 'bo@example.com',
      firstName: 'Bo',
      lastName: 'Bo',
      agreeToTerms: 'on',
    },
    { form: 'contact', email: 'cy@example.com', name: '', subject: '', message: 'Hello' },
  ].map((typed) => ({ ...typed, language: 'en', website: '' }));

  it('sends them there, with scripts and without, and nowhere else', async () => {
    const app = await createServer(site.dist);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const [page, plain] = await openPages(site);
    const scripted = await visit(origin, page);

    await page.goto(origin);
    await wake(page);
    scripted.status = 500;
    await askForTrial(page);
    await answer(page, failure).waitFor();
    expect(await page.getByLabel('Email address').inputValue()).toBe('ada@example.com');
    scripted.status = 200;
    await askForTrial(page);
    await answer(page, welcome).waitFor();
    await page.goto(`${origin}/sign-up`);
    await wake(page);
    await askForAccess(page);
    await answer(page, 'received your request').waitFor();
    await page.goto(`${origin}/contact`);
    await wake(page);
    await writeMessage(page);
    await answer(page, 'received your message').waitFor();
    const added = { key: expect.any(String), elapsed: expect.stringMatching(/^\d+$/) };
    expect(scripted.heard.map(({ fields }) => fields)).toEqual(
      [hero, hero, access, message].map((fields) => ({ ...fields, ...added })),
    );

    const bare = await visit(origin, plain);
    for (const [path, use] of [
      ['/', askForTrial],
      ['/sign-up', askForAccess],
      ['/contact', writeMessage],
    ] as const) {
      await plain.goto(origin + path);
      await use(plain);
      await plain.getByText('The service says thanks').waitFor();
    }
    expect(bare.heard.map(({ fields }) => fields)).toEqual([hero, access, message]);
    // A type that a browser sends to another origin without asking it first.
    for (const { type } of [...scripted.heard, ...bare.heard])
      expect(type).toMatch(/^application\/x-www-form-urlencoded/);

    const blocked = page.evaluate(async () => {
      const found: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        found.push(`${event.effectiveDirective} ${event.blockedURI}`),
      );
      for (const address of ['https://service.test/other', 'https://other.test/take'])
        await fetch(address, { method: 'POST' }).catch(() => {});
      const form = document.forms[0] as HTMLFormElement;
      form.action = 'https://other.test/take';
      form.submit();
      while (found.length < 3) await new Promise((done) => setTimeout(done, 20));
      return found;
    });
    expect(await blocked).toEqual([
      'connect-src https://service.test/other',
      'connect-src https://other.test/take',
      'form-action https://other.test/take',
    ]);
    await Promise.all([page.close(), plain.close(), app.close()]);
  });

  it('says so in its legal texts', () => {
    const [privacy, cookies] = legalTexts(site);
    expect(privacy).toContain('is sent to service.test when you press the button');
    expect(cookies).toContain('is sent when you press its button');
    for (const text of [privacy, cookies])
      expect(text).not.toMatch(/not connected to a server|our own server/);
  });
}
