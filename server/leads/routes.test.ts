import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  emptyDatabase,
  forms,
  hero,
  leadFrom,
  leave,
  mailServer,
  site,
  takeForms,
} from '../../tests/support/leads.ts';
import { csvOf } from '../inbox/csv.ts';
import { countLeads, findLeads } from '../inbox/find-leads.ts';
import { leadItem } from '../inbox/lead-item.ts';
import { confirm, mark } from './leads.ts';
import { ownerMail } from './mail-words.ts';
import { purge } from './retention.ts';
import type { Store } from './store.ts';
import { answersOf, type LeadRow, sourceIn } from './tables.ts';

afterEach(leave);

const message = {
  elapsed: 5000,
  email: 'ada@example.com',
  name: 'Ada',
  subject: 'Hello',
  message: 'One\ntwo',
};
const person = {
  elapsed: 5000,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'B',
  agreeToTerms: 'on',
};
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

it('stores what a visitor typed, and nothing else of the visitor', async () => {
  const { post, store } = await takeForms();
  const contact = { ...message, email: 'Ada@Example。com.' };
  expect((await post('contact', contact)).statusCode).toBe(202);
  expect((await post('sign-up', { ...person, password: 'secret' })).statusCode).toBe(202);
  const leads = await findLeads(store);
  const found = (asked: string) => leads.find(({ form }) => form === asked) as LeadRow;
  expect(found('contact')).toMatchObject({ email: 'Ada@example.com', state: 'new' });
  expect(answersOf(found('contact'))).toEqual([
    { name: 'email', label: 'Email', value: 'Ada@example.com' },
    { name: 'name', label: 'Name', value: 'Ada' },
    { name: 'subject', label: 'Subject', value: 'Hello' },
    { name: 'message', label: 'Message', value: 'One\ntwo' },
  ]);
  expect(answersOf(found('sign-up')).at(-1)).toEqual({
    name: 'agreeToTerms',
    label: 'I agree',
    value: true,
  });
  expect(JSON.stringify(leads)).not.toMatch(/secret|127\.0\.0\.1/);
});

it('stores the answers to a form of the owner, and drops what the form does not ask', async () => {
  const { post, store } = await takeForms();
  const typed = 'email=a%40b&volume=900&regions=Asia&regions=Europe&plan=Basic&agreed=on';
  const forged = '&__proto__=x&constructor=y&salary=1';
  const answer = await post('rates', `${typed}${forged}&page=%2Fcontact&language=xx`, plain);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thanks']);
  const [lead] = await findLeads(store);
  expect([lead?.form, lead?.language, answersOf(lead as LeadRow)]).toEqual([
    'rates',
    'en',
    [
      { name: 'email', label: 'Email', value: 'a@b' },
      { name: 'volume', label: 'eSIMs a month', value: '900' },
      { name: 'regions', label: 'Regions', value: ['Asia', 'Europe'] },
      { name: 'plan', label: 'Plan', value: 'Basic' },
      { name: 'agreed', label: 'I agree', value: true },
    ],
  ]);
});

it('stores where a lead came from, bounded and without invisible characters', async () => {
  const { post, store } = await takeForms();
  const query = `utm_source=news&utm_medium=${'m'.repeat(300)}&utm_term=a%E2%80%AEb&utm_id=no&utm_source=2`;
  const headers = { referer: `https://${site}/contact?${query}#a` };
  const more = { page: '/contact', referrer: 'search.example', language: 'de' };
  await post('hero', { ...hero(), ...more }, { headers });
  await post('hero', { ...hero('b@c'), page: '/none', referrer: '<b>' });
  const leads = await findLeads(store);
  const sources = leads.map((lead) => [lead.email, lead.language, sourceIn(lead)]);
  expect(new Map(sources.map(([email, ...source]) => [email, source]))).toEqual(
    new Map([
      [
        'ada@example.com',
        [
          'de',
          {
            page: '/contact',
            referrer: 'search.example',
            utm_source: 'news',
            utm_medium: 'm'.repeat(200),
            utm_term: 'ab',
          },
        ],
      ],
      ['b@c', ['en', {}]],
    ]),
  );
});

const json = { 'content-type': 'application/json' };
const plain = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
it('shows scripts, links and formulas in the source of a lead as plain text', async () => {
  const { post, store } = await takeForms();
  const query = `utm_source=${encodeURIComponent('<script>alert(1)</script>')}&utm_term=${encodeURIComponent('=HYPERLINK("//evil.example")')}`;
  const headers = { referer: `https://${site}/contact?${query}` };
  await post('hero', { ...hero(), referrer: 'evil.example"><script>' }, { headers });
  const split = await post('hero', hero('ada@example.com\r\nBcc: eve@example.com'));
  expect(split.statusCode).toBe(400);
  const [lead] = await findLeads(store);
  if (!lead) throw new Error('The lead is missing');
  const { html, text, subject } = ownerMail(forms, lead);
  const shown = leadItem(lead, { base: '', back: '', isAll: false }).text;
  for (const page of [html, shown]) {
    expect(page).toContain('utm_source: &lt;script&gt;');
    expect(page).not.toMatch(/<script|evil\.example">/);
  }
  expect(text).not.toContain('evil.example');
  expect(subject).toBe('Trial request: ada@example.com');
  const csv = (await Array.fromAsync(csvOf(store, {}))).join('');
  expect(csv).toContain(`"'=HYPERLINK(""//evil.example"")"`);
});

const wrong: [string, string, unknown, Record<string, string>, number, string?][] = [
  ['a missing field', 'contact', { email: 'a@b' }, {}, 400, 'message'],
  ['an address without @', 'hero', { email: 'nobody' }, {}, 400, 'email'],
  ['an address of dots', 'hero', { email: 'a@..' }, {}, 400, 'email'],
  ['a URL as an address', 'hero', { email: 'www.evil.example/a@b' }, {}, 400, 'email'],
  ['a line break in an address', 'hero', { email: 'a@b\r\nBcc: c@d' }, {}, 400, 'email'],
  ['no agreement', 'sign-up', { ...person, agreeToTerms: 'off' }, {}, 400, 'agreeToTerms'],
  ['broken JSON', 'hero', '{', json, 400],
  ['a list', 'hero', [], {}, 400, 'email'],
  ['a form that the site lacks', 'feedback', hero(), {}, 404],
  ['the name of what every object has', 'constructor', hero(), {}, 404],
  ['a forged option', 'rates', { ...hero(), plan: 'Free' }, {}, 400, 'plan'],
  ['a list for a choice', 'rates', { ...hero(), plan: ['Basic', 'Business'] }, {}, 400, 'plan'],
  ['a word for a number', 'rates', { ...hero(), volume: 'many' }, {}, 400, 'volume'],
  ['a list for a text', 'contact', { ...message, message: ['\u0000'] }, {}, 400, 'message'],
  ['another site', 'hero', hero(), { origin: 'https://evil.example' }, 403],
  ['no origin', 'hero', hero(), { origin: '' }, 403],
  [
    'a message that is too long',
    'contact',
    { ...message, message: 'x'.repeat(5001) },
    {},
    400,
    'message',
  ],
  [
    'a message that is too long but for invisible characters',
    'contact',
    { ...message, message: `Hello${'\u200b'.repeat(20_000)}` },
    {},
    400,
    'message',
  ],
  ['a body that is too large', 'contact', { ...message, message: 'x'.repeat(90_000) }, {}, 413],
  ['another type', 'hero', 'a', { 'content-type': 'text/plain' }, 415],
];
it('refuses a wrong request with its status and field', async () => {
  const { post, store } = await takeForms();
  for (const [what, form, body, headers, status, field] of wrong) {
    const answer = await post(form, body, { headers });
    expect([what, answer.statusCode, answer.json().field]).toEqual([what, status, field]);
    expect(answer.body).not.toMatch(/\bat |node_modules/);
  }
  expect(await findLeads(store)).toEqual([]);
});

describe('a repeated lead', () => {
  it('is stored once if its key is the same, fifty times at once', async () => {
    const { post, store } = await takeForms();
    const keyed = { ...hero(), key: 'the-same-key' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('hero', keyed)));
    expect(new Set(codes(answers))).toEqual(new Set([202]));
    expect(await findLeads(store)).toHaveLength(1);
    const other = await post('hero', { ...keyed, email: 'bob@example.com' });
    expect(other.statusCode).toBe(409);
  });

  it('is stored once if it has no key but the same content', async () => {
    const { post, store } = await takeForms();
    for (const _ of [1, 2])
      await post('hero', 'email=ada%40example.com&language=en&website=', plain);
    expect(await findLeads(store)).toHaveLength(1);
  });
});

describe('a form without scripts', () => {
  const fields = 'email=ada%40example.com&language=de&message=a';

  it.each([
    ['the page that asked', '%2Fde%2Fkontakt', '/de/kontakt#contact-sent'],
    ['a page with other letters', '%2Fb%C3%BCro', '/b%C3%BCro#contact-sent'],
    ['the home page if the site has no such page', '%2F%2Fevil.example', '/de#contact-sent'],
  ])('returns to %s', async (_what, page, location) => {
    const { post } = await takeForms();
    const answer = await post('contact', `${fields}&page=${page}`, plain);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
  });

  it('returns to the page that asked if it is refused', async () => {
    const { post } = await takeForms({ LEADS_PER_MINUTE: '2' });
    const locations = [];
    for (const email of ['nobody', 'a%40b', 'a%40b'])
      locations.push(
        (await post('contact', `email=${email}&message=a&page=%2Fcontact`, plain)).headers.location,
      );
    const [sent, failed] = ['/contact#contact-sent', '/contact#contact-failed'];
    expect(locations).toEqual([failed, sent, failed]);
  });

  it('is answered with JSON if a script sends it', async () => {
    const { post } = await takeForms();
    const headers = { ...plain.headers, accept: 'application/json' };
    const answer = await post('contact', 'email=nobody&message=a', { headers });
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'email']);
  });
});

/** The kinds of deliveries that are not blocked. */
async function sending({ db }: Store) {
  const rows = db.selectFrom('deliveries').select('kind').where('state', '<>', 'blocked');
  return (await rows.orderBy('kind').execute()).map(({ kind }) => kind);
}

describe('a lead in quarantine', () => {
  // Webhooks only, so that no notice is sent.
  const webhook = {
    WEBHOOK_URLS: 'https://127.0.0.1:1/',
    WEBHOOK_SECRET: `whsec_${'a'.repeat(44)}`,
    WEBHOOK_ALLOW: '127.0.0.1',
  };

  it.each([
    ['fills in the hidden field', { ...hero(), website: 'https://spam.example' }],
    ['is faster than people are', { ...hero(), elapsed: 300 }],
    ['does not report its time', { email: 'ada@example.com' }],
  ])('is one that %s; it sends nothing until the owner releases it', async (_how, body) => {
    const { post, store } = await takeForms(webhook);
    expect((await post('hero', body)).statusCode).toBe(202);
    const [lead] = await findLeads(store);
    expect([lead?.state, await sending(store)]).toEqual(['quarantine', []]);
    for (const state of ['spam', 'new', 'answered', 'new'] as const)
      await mark(store, lead?.id ?? '', state);
    expect(await sending(store)).toEqual(['webhook']);
  });

  it('is every one after 60 within an hour, also after a restart', async () => {
    const database = await emptyDatabase();
    const start = () => takeForms({ ...database, ...webhook, FORMS_PER_HOUR: '' });
    const first = await start();
    for (let count = 0; count < 59; count += 1)
      await first.post('hero', hero(`a${count}@example.com`));
    // Spam in quarantine does not count.
    await first.post('hero', { ...hero('bot@example.com'), elapsed: 0 });
    await first.app.close();
    const { post, store } = await start();
    await Promise.all([0, 1, 2].map((count) => post('hero', hero(`b${count}@example.com`))));
    expect(await countLeads(store, site)).toMatchObject({ new: 60, quarantine: 3 });
    const hourAgo = new Date(Date.now() - 60 * 60 * 1000).toISOString();
    await store.db.updateTable('leads').set({ received: hourAgo }).execute();
    await post('hero', hero('late@example.com'));
    expect(await countLeads(store, site)).toMatchObject({ new: 61, quarantine: 3 });
  });

  it('is every one after three of a mailbox within a day', async () => {
    const { post, store } = await takeForms(webhook);
    const spellings = ['adalove', 'a.dalove', 'ad.a.love', 'a.d.a.l.o.v.e', 'AdaLove+news'];
    for (const name of spellings) await post('hero', hero(`${name}@gmail.com`));
    const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
    await store.db.updateTable('leads').set({ received: dayAgo }).execute();
    await post('contact', { ...message, email: 'adalove@googlemail.com' });
    expect(await countLeads(store, site)).toMatchObject({ new: 4, quarantine: 2 });
  });

  it('is refused if the quarantine is full; other leads are still stored', async () => {
    const { post, store } = await takeForms();
    const leads = Array.from({ length: 5000 }, () => leadFrom({}, { isQuarantined: true }));
    for (let at = 0; at < leads.length; at += 500)
      await store.db
        .insertInto('leads')
        .values(leads.slice(at, at + 500).map((lead) => ({ ...lead, key: lead.id })))
        .execute();
    const answer = await post('hero', { ...hero(), elapsed: 0 });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect((await post('hero', hero())).statusCode).toBe(202);
  });
});

it('stores at most 40 kB for a lead, whatever its letters expand to', async () => {
  const { post, store } = await takeForms();
  const text = (length: number) => '\ufdfa'.repeat(length);
  const largest = { ...message, name: text(200), subject: text(200), message: text(5000) };
  expect((await post('contact', largest)).statusCode).toBe(202);
  const [lead] = await findLeads(store);
  expect(Buffer.byteLength(JSON.stringify(lead))).toBeLessThan(40_000);
});

it('limits each visitor, by IPv4 address or IPv6 network, over all forms together', async () => {
  const trusting = await takeForms({ LEADS_PER_MINUTE: '2' }, { trustProxy: ['loopback'] });
  const untrusting = await takeForms({ LEADS_PER_MINUTE: '2' });
  const sendFrom = async ({ post }: typeof untrusting, ...addresses: string[]) => {
    const answers = [];
    for (const [at, address] of addresses.entries()) {
      const [form, body] = at % 2 ? ['contact', message] : ['hero', hero()];
      answers.push(await post(String(form), body, { headers: { 'x-forwarded-for': address } }));
    }
    return answers;
  };
  expect(codes(await sendFrom(trusting, '1.1.1.1', '1.1.1.1', '2.2.2.2'))).toEqual([202, 202, 202]);
  const network = await sendFrom(trusting, '2001:db8::1', '2001:db8::2', '2001:db8::3');
  expect(codes(network)).toEqual([202, 202, 429]);
  const ports = await sendFrom(trusting, '1.1.1.1:50001', '1.1.1.1:50002', '1.1.1.1:50003');
  expect(codes(ports)).toEqual([202, 202, 429]);
  const answers = await sendFrom(untrusting, '1.1.1.1', '1.1.1.1', '2.2.2.2');
  expect(codes(answers)).toEqual([202, 202, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('answers 503 while the database fails', async () => {
  const { post, store } = await takeForms();
  await sql`alter table deliveries rename to gone`.execute(store.db);
  await sql`alter table leads rename to lost`.execute(store.db);
  const answer = await post('hero', hero());
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
  await sql`alter table lost rename to leads`.execute(store.db);
  await sql`alter table gone rename to deliveries`.execute(store.db);
  expect((await post('hero', hero())).statusCode).toBe(202);
});

it.each([
  ['is not trusted', [], '192.0.2.1', 'TRUST_PROXY does not name its sender'],
  ['sends ports', ['loopback'], '192.0.2.1:50001', 'sends no plain IP addresses'],
])('warns once if a proxy %s', async (_what, trustProxy, address, warning) => {
  const lines: string[] = [];
  const logger = { stream: { write: (line: string) => lines.push(line) } };
  const { post } = await takeForms({}, { logger, trustProxy });
  for (const _ of [1, 2]) await post('hero', hero(), { headers: { 'x-forwarded-for': address } });
  const warned = lines.filter((line) => line.includes('all visitors count as one'));
  expect(warned).toEqual([expect.stringContaining(warning)]);
  expect(warned[0]).not.toContain('192.0.2.1');
});

describe('double opt-in', () => {
  const settings = { DOUBLE_OPT_IN: 'on', LEADS_SECRET: 's'.repeat(32) };
  const tokenIn = (source = '') =>
    /token=([\w.-]+)/.exec(source.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1] ?? '';

  it('confirms an address once, when its owner clicks the button', async () => {
    const mail = await mailServer();
    const { app, post, store } = await takeForms({ ...settings, SMTP_URL: mail.SMTP_URL });
    await post('hero', { ...hero(), language: 'de' });
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1), 10_000);
    const state = async () => (await findLeads(store))[0]?.state;
    const token = tokenIn(mail.mails[0]?.source);

    const page = await app.inject(`/forms/confirm?token=${token}&language=de`);
    expect(page.body).toMatch(/<html lang="de"[\s\S]*\(de\)[\s\S]*value="de"><button/);
    expect(await state()).toBe('unconfirmed');
    expect((await post('confirm', { token: `${token.slice(0, -2)}xx` })).statusCode).toBe(410);
    expect(await state()).toBe('unconfirmed');
    expect((await post('confirm', { token })).statusCode).toBe(200);
    expect(await state()).toBe('new');
    await vi.waitFor(() => expect(mail.mails).toHaveLength(3), 10_000);
    expect((await post('confirm', { token })).body).toContain('already');
    expect(mail.mails).toHaveLength(3);

    vi.setSystemTime(Date.now() + 4 * 24 * 60 * 60 * 1000);
    expect((await app.inject(`/forms/confirm?token=${token}`)).statusCode).toBe(410);
    vi.useRealTimers();
  });

  it('asks about a released lead as well, and sends what owner and visitor agreed to', async () => {
    const { post, store } = await takeForms({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
    await post('hero', { ...hero(), elapsed: 100 });
    const lead = async () => (await findLeads(store))[0];
    const id = (await lead())?.id ?? '';
    const mails = async () => (await sending(store)).filter((kind) => kind !== 'notice');
    const received = new Date(Date.now() - 10 * 24 * 60 * 60 * 1000).toISOString();
    await store.db.updateTable('leads').set({ received }).execute();
    await mark(store, id, 'new');
    await purge(store, site, 365);
    expect([(await lead())?.state, await mails()]).toEqual(['unconfirmed', ['confirm']]);
    await mark(store, id, 'spam');
    expect(await confirm(store, id)).toBe('done');
    expect([(await lead())?.state, await mails()]).toEqual(['spam', []]);
    await mark(store, id, 'new');
    expect(await mails()).toEqual(['owner', 'visitor']);
  });
});
