import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Firefox, WebKit } from '../support/engines.ts';

const port = Number(process.env.TEST_PORT ?? 4173) + 10;
const origin = `http://localhost:${port}`;
const paths = globSync('dist/**/*.html')
  .map((file) => file.slice('dist'.length, -'.html'.length))
  .map((path) => (path === '/index' ? '/' : path));

let server: ChildProcess;
beforeAll(async () => {
  const env = { ...process.env, PORT: `${port}`, LOG: 'off' };
  server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'inherit' });
  await vi.waitFor(() => fetch(`${origin}/healthz`), { timeout: 60_000, interval: 100 });
});
afterAll(() => server.kill());

describe.each([
  ['Firefox', new Firefox()],
  ['WebKit', new WebKit()],
])('%s', (_, engine) => {
  beforeAll(() => engine.start(origin));
  afterAll(() => engine.stop());
  afterEach(() => expect(engine.faults.splice(0)).toEqual([]));

  const is = (script: string) =>
    expect
      .poll(() => engine.run(`return Boolean(${script})`), { timeout: 30_000, message: script })
      .toBe(true);
  const part = (selector: string) => `document.querySelector('${selector}')`;
  const has = (selector: string) => is(part(selector));
  const isSeen = (selector: string) =>
    `${part(selector)}?.checkVisibility({ visibilityProperty: true })`;
  const shows = (selector: string) => is(isSeen(selector));
  const hides = (selector: string) => is(`!${isSeen(selector)}`);

  it('fits every page at both sizes, and loads its fonts', async () => {
    expect(paths).toHaveLength(21);
    for (const path of paths) {
      await engine.open(path);
      for (const width of [1280, 390]) {
        await engine.resize(width);
        await is(`innerWidth === ${width}`);
        const look = () =>
          engine.run(`
          const faces = ['Display', 'Text'].map((name) => document.fonts.load('16px ' + name));
          return Promise.all(faces).then((loaded) => ({
            over: Math.max(0, document.documentElement.scrollWidth - innerWidth),
            headings: document.querySelectorAll('h1').length,
            faces: loaded.map(([face]) => face.family + ' ' + face.status),
          }))`);
        // On a slow machine, Firefox cancels the download of a face that the page can go without.
        const seen = await look().catch(() => engine.open(path, width).then(look));
        expect
          .soft(seen, `${path}, ${width} px`)
          .toEqual({ over: 0, headings: 1, faces: ['Display loaded', 'Text loaded'] });
      }
    }
  });

  it('opens one dropdown at a time under its button, and closes it on Escape', async () => {
    await engine.open('/');
    for (const id of ['solutions', 'company']) {
      await engine.press(`[popovertarget=menu-${id}]`);
      const place = await engine.run<{ open: number; beside: number; below: number }>(`
        const panels = [...document.querySelectorAll('.dropdown:popover-open')];
        const panel = panels[0].getBoundingClientRect();
        const from = ${part(`[popovertarget=menu-${id}]`)}.getBoundingClientRect();
        return { open: panels.length, beside: Math.abs(panel.x - from.x), below: panel.y - from.bottom }`);
      expect(place.open).toBe(1);
      expect(place.beside).toBeLessThanOrEqual(1);
      expect(place.below).toBeGreaterThanOrEqual(-8);
      expect(place.below).toBeLessThanOrEqual(24);
    }
    await engine.key('Escape');
    await is('!document.querySelector(".dropdown:popover-open")');
  });

  it('opens the menu of small screens as a modal dialog with working links', async () => {
    await engine.open('/', 390);
    const opener = '[popovertarget=site-menu]:not([popovertargetaction])';
    const link = '#site-menu a[href="/about"]';
    await engine.press(opener);
    await has('#site-menu[role=dialog][aria-modal=true]');
    await has('main[inert]');
    await engine.key('Escape');
    await hides('#site-menu');
    await is('!document.querySelector("main[inert]")');
    await engine.press(opener);
    await shows(link);
    // A press on what still slides in may land beside it.
    await is(`${part('#site-menu')}.getAnimations().length === 0`);
    await engine.press(link);
    await is('location.pathname === "/about"');
  });

  it('switches the theme, also for the next page', async () => {
    await engine.open('/');
    const paper = () => engine.run('return getComputedStyle(document.body).backgroundColor');
    const before = await paper();
    await engine.press('[data-theme-toggle]');
    const after = await paper();
    expect(after).not.toBe(before);
    await engine.run(`${part('footer a[href="/about"]')}.click()`);
    await is('location.pathname === "/about"');
    expect(await paper()).toBe(after);
  });

  it('switches the prices of plans, which stay aligned', async () => {
    await engine.open('/pricing');
    await is(`new Set([...document.querySelectorAll('.plan a')]
      .map((action) => Math.round(action.getBoundingClientRect().top))).size === 1`);
    await hides('.when-yearly');
    await engine.run(`${part('[name^=billing-][value=yearly]')}.click()`);
    await shows('.when-yearly');
    await hides('.when-monthly');
    // The default is monthly, and a reload brings it back.
    await engine.run('location.reload()');
    await shows('.when-monthly');
    await hides('.when-yearly');
  });

  it('computes the margin of typed figures', async () => {
    await engine.open('/pricing');
    await engine.run(`${part('[name=price]')}.select()`);
    await engine.type('[name=price]', '21');
    await is('document.body.innerText.includes("is yours to keep from each eSIM sold at $21.00")');
  });

  it('shows a typed brand name on the card and in the URL', async () => {
    await engine.open('/?brand=Acme&ink=0a7f5c');
    const name = `${part('.hero-card [data-brand-text]')}.textContent`;
    await is(`${name} === 'Acme'`);
    await engine.run(`${part('[data-ink-form] [name=brand]')}.select()`);
    await engine.type('[data-ink-form] [name=brand]', 'Nimbus');
    await is('location.search.includes("brand=Nimbus")');
    await is(`${name} === 'Nimbus'`);
  });

  it('moves the carousel by its dots', async () => {
    await engine.open('/');
    await engine.run(`${part('.carousel-track')}.scrollIntoView({ block: 'center' })`);
    await has('astro-island[component-export=Carousel][data-awake]');
    await engine.run(`${part('.carousel-dot:nth-child(3)')}.click()`);
    await has('.carousel-slide:nth-child(3)[data-place="0"]:not([inert])');
  });

  it('shows FAQ categories, Back, search results and answers', async () => {
    await engine.open('/faq');
    const [first, last] = ['[role=tab]:first-child', '[role=tab]:last-child'];
    await engine.press(last);
    await has(`${last}[aria-selected=true]`);
    await engine.run(`location.hash = ${part(first)}.hash`);
    await has(`${first}[aria-selected=true]`);
    await engine.run('history.back()');
    await has(`${last}[aria-selected=true]`);
    await engine.type('[name=q]', 'provider');
    await is('location.search === "?q=provider"');
    await engine.press('search button');
    await engine.press('[role=tabpanel][data-shown] summary');
    await shows('[role=tabpanel][data-shown] .question-answer');
  });

  it('refuses an invalid address in the hero, and confirms a valid one', async () => {
    await engine.open('/');
    await engine.type('#hero-email', 'nobody');
    await engine.key('Enter');
    await has('#hero-email[aria-invalid=true]');
    await engine.type('#hero-email', '@example.com');
    await engine.key('Enter');
    await has('#hero-email-message .text-good');
  });

  it('answers that contact sends nothing, keeps the typed text, and closes the notice', async () => {
    await engine.open('/contact');
    await engine.type('#contact-message', 'Lisbon, in May.');
    for (const away of [() => engine.press('#notice button'), () => engine.key('Escape')]) {
      await engine.press('main form [type=submit]');
      await shows('#notice');
      await away();
      await hides('#notice');
    }
    await is(`${part('#contact-message')}.value === 'Lisbon, in May.'`);
  });
});
