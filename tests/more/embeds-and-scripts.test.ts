import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../../server/create-server.ts';
import { chromiumFlags } from '../../tools/setup/chromium.mjs';
import { copyProject } from '../../tools/test/copy-project.ts';

// A preview of an owner's site that shows things of other services and loads three scripts of others.

const films = `
meta:
  title: Films
  description: A page that shows a film and a form of other services, to look at what they ask for.
  updated: 2026-11-18
bands:
  - { band: hero, look: quiet, title: Films, lead: To look at. }
  - { band: embed, title: A film, address: "https://youtu.be/aqz-KE-bpKQ?si=x&t=1m" }
  - { band: embed, title: A form, address: "https://forms.example.com/apply" }
`;
const scripts = `
scripts:
  - src: https://free.example.com/free.js
    name: Free
    purpose: counts
    consent: false
    settings: { _free: [[trackPageView], [setSiteId, 7]] }
  - src: https://asked.example.com/asked.js
    name: Asked
    purpose: follows
    consent: true
    connect: [https://in.example.com]
    attributes: { data-site: harbor }
    settings: { asked: { site: harbor } }
  - service: ga4
    id: G-AB12CD34EF
    purpose: counts visits
`;
/** What the scripts of others would do: read their settings, and send something. */
const answers: Record<string, string> = {
  'https://free.example.com/free.js': 'fetch("https://free.example.com/?" + _free.flat())',
  'https://asked.example.com/asked.js':
    'fetch("https://in.example.com/?" + [asked.site, document.currentScript.dataset.site])',
  // As gtag.js does, it ignores everything but `arguments` objects.
  'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF': `
    const commands = dataLayer.filter((each) => String(each) === "[object Arguments]");
    const [[js, time], [config, id]] = commands;
    fetch("https://region1.google-analytics.com/g/collect?" + [js, time instanceof Date, config, id]);`,
};
const free = [
  'https://free.example.com/free.js',
  'https://free.example.com/?trackPageView,setSiteId,7',
];
const asked = [
  'https://asked.example.com/asked.js',
  'https://in.example.com/?harbor,harbor',
  'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
  'https://region1.google-analytics.com/g/collect?js,true,config,G-AB12CD34EF',
];

const project = mkdtempSync(join(tmpdir(), 'owner-'));
let app: FastifyInstance;
let origin: string;
let browser: Browser;
beforeAll(async () => {
  await copyProject(project);
  writeFileSync(join(project, 'content/pages/films.yaml'), films);
  appendFileSync(join(project, 'brands/brand.yaml'), scripts);
  const env = { ...process.env, STAGE: 'preview' };
  const build = spawnSync(process.execPath, ['tools/build/build.mjs'], { cwd: project, env });
  expect(build.status, String(build.stderr)).toBe(0);
  app = await createServer(join(project, 'dist'));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: chromiumFlags });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await app?.close();
  rmSync(project, { recursive: true, force: true });
});

/** A page, what it asks of other hosts, and what its policy or anything else refuses. */
async function visit(path: string, options: BrowserContextOptions = {}) {
  const page = await browser.newPage(options);
  const sent: string[] = [];
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    sent.push(url);
    const body = answers[url] ?? '<button>Play</button>';
    const contentType = url in answers ? 'text/javascript' : 'text/html';
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType, body, headers });
  });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const expectSent = (urls: string[]) =>
    expect.poll(() => sent.toSorted(), { timeout: 30_000 }).toEqual(urls.toSorted());
  return { page, sent, faults, expectSent };
}

it('requests nothing from a service before a click on its button, and then only from that service', async () => {
  const { page, faults, expectSent } = await visit('/films');
  await expectSent(free);
  const film = page.getByRole('figure', { name: 'A film' });
  await film.getByRole('button', { name: 'Load the video' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Play' }).waitFor();
  await expectSent([...free, 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=60']);
  const sandbox = await page.locator('iframe').getAttribute('sandbox');
  expect(sandbox).not.toMatch(/top-navigation|modals|downloads/);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  expect(faults).toEqual([]);
  await page.close();
});

it('shows a plain link without scripts', async () => {
  const { page, sent } = await visit('/films', { javaScriptEnabled: false });
  const form = page.getByRole('figure', { name: 'A form' });
  expect(await form.getByRole('link').getAttribute('href')).toBe('https://forms.example.com/apply');
  expect(await form.getByRole('button').count()).toBe(0);
  expect(sent).toEqual([]);
  await page.close();
});

it('loads a script that needs consent once a visitor accepts, and never before', async () => {
  const { page, sent, faults, expectSent } = await visit('/about');
  const goTo = (path: string) => {
    sent.length = 0;
    return page.goto(origin + path, { waitUntil: 'networkidle' });
  };
  await page.getByRole('button', { name: 'Decline' }).click();
  await goTo('/pricing');
  await expectSent(free);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectSent([...free, ...asked]);
  await goTo('/faq');
  await expectSent([...free, ...asked]);
  expect(faults).toEqual([]);
  await page.close();
});

it('marks a preview, and hides it from search engines', async () => {
  const { page } = await visit('/about');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.getByText('Preview', { exact: true }).isVisible()).toBe(true);
  await page.close();
  expect(readFileSync(join(project, 'dist/robots.txt'), 'utf8')).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});
