import { expect, test } from 'vitest';
import {
  activePages,
  answering,
  contactForms,
  faqs,
  heroForms,
  inkForms,
  planBands,
  pretends,
  signUps,
  turningCarousels,
} from './islands.ts';
import { meddling } from './meddle.ts';
import { anyPath, bandsOf, content, hasRow, phone } from './pages.ts';

/** A page that the menus of another lead to. */
const linked = content.navigation.groups
  .flatMap(({ items }) => items.map(({ href, footerOnly }) => (footerOnly ? '' : href)))
  .find((href) => href !== anyPath && content.language.paths.includes(href));

/** One of each kind will do: the engines differ, and not the words. */
const one = <Place>(places: Place[]) => places.slice(0, 1);

/** What a driver of any browser can do. Scripts are texts, because they run in another process. */
export type Engine = {
  /** A page in this size, its faces on, nothing stored from the visit before. */
  open(path: string, width?: number, height?: number): Promise<unknown>;
  run<T>(script: string): Promise<T>;
  press(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  key(name: 'Enter' | 'Escape'): Promise<unknown>;
};

/** The behaviors that every engine must have: the same tests for each. */
export function describeBehaviors({ open, run, press, type, key }: Engine) {
  const is = (script: string) =>
    expect
      .poll(() => run(`return Boolean(${script})`), { timeout: 30_000, message: script })
      .toBe(true);
  const part = (selector: string) => `document.querySelector('${selector}')`;
  const has = (selector: string) => is(part(selector));
  const isSeen = (selector: string) =>
    `${part(selector)}?.checkVisibility({ visibilityProperty: true })`;
  const shows = (selector: string) => is(isSeen(selector));
  const hides = (selector: string) => is(`!${isSeen(selector)}`);
  const isAwake = (name: string) => has(`astro-island[component-export=${name}][data-awake]`);

  if (hasRow) {
    test('dropdowns open under their buttons, one at a time, and Escape closes them', async () => {
      await open(anyPath);
      for (const [at, { id }] of content.navigation.groups.entries()) {
        await press(`[popovertarget=menu-${id}]`);
        const place = await run<{ open: number; beside: number; below: number }>(`
          const panels = [...document.querySelectorAll('.dropdown:popover-open')];
          const panel = panels[0].getBoundingClientRect();
          const from = document.querySelectorAll('[data-dropdown]')[${at}].getBoundingClientRect();
          return { open: panels.length, beside: Math.abs(panel.x - from.x), below: panel.y - from.bottom }`);
        expect(place.open).toBe(1);
        expect(place.beside).toBeLessThanOrEqual(1);
        expect(place.below).toBeGreaterThanOrEqual(-8);
      }
      await has('[data-dropdown][aria-expanded=true]');
      await key('Escape');
      await is(
        '!document.querySelector(".dropdown:popover-open, [data-dropdown][aria-expanded=true]")',
      );
    });
  }

  if (linked) {
    test('the overlay is a modal dialog, and leads on', async () => {
      await open(anyPath, phone.width, phone.height);
      const opener = '[popovertarget=site-menu]:not([popovertargetaction])';
      const link = `#site-menu a[href="${linked}"]`;
      await press(opener);
      await has('#site-menu[role=dialog][aria-modal=true]');
      await has('main[inert]');
      await key('Escape');
      await hides('#site-menu');
      await is('!document.querySelector("main[inert]")');
      await press(opener);
      await shows(link);
      // A press on what still slides in may land beside it.
      await is(
        `!${part('#site-menu')}.getAnimations().some(({ playState }) => playState === 'running')`,
      );
      await press(link);
      await is(`location.pathname === '${linked}'`);
    });
  }

  if (linked && content.navigation.themeSwitch) {
    test('the theme turns, and stays turned on the next page', async () => {
      await open(anyPath);
      const paper = () => run<string>('return getComputedStyle(document.body).backgroundColor');
      const before = await paper();
      await press('[data-theme-toggle]');
      const after = await paper();
      expect(after).not.toBe(before);
      await run(`${part(`footer a[href="${linked}"]`)}.click()`);
      await is(`location.pathname === '${linked}'`);
      expect(await paper()).toBe(after);
    });
  }

  for (const { path } of one(planBands)) {
    test('billing switches the prices of plans that stand in line', async () => {
      await open(path);
      const tops = `[...document.querySelectorAll('.plan a')].map((a) => Math.round(a.getBoundingClientRect().top))`;
      await is(`new Set(${tops}).size === 1`);
      await hides('.when-yearly');
      await run(`${part('[data-billing=yearly]')}.click()`);
      await shows('.when-yearly');
      await hides('.when-monthly');
    });
  }

  for (const { path } of one(inkForms)) {
    test('try your ink: name and color paint, and the address carries them', async () => {
      await open(`${path}?brand=Acme&ink=0a7f5c`);
      const name = `${part('.hero-card [data-brand-text]')}.textContent`;
      await is(`${name} === 'Acme'`);
      await run(`${part('[data-ink-form] [name=brand]')}.value = ''`);
      await type('[data-ink-form] [name=brand]', 'Nimbus');
      await is('location.search.includes("brand=Nimbus")');
      await is(`${name} === 'Nimbus'`);
    });
  }

  for (const { path } of one(turningCarousels)) {
    test('the carousel turns by its dots', async () => {
      await open(path);
      await run(`${part('.carousel-track')}.scrollIntoView({ block: 'center' })`);
      await isAwake('Carousel');
      await run(`${part('.carousel-dot:nth-child(3)')}.click()`);
      await has('.carousel-slide:nth-child(3)[data-place="0"]:not([inert])');
    });
  }

  for (const { path } of one(activePages)) {
    test('the popup shows and closes', async () => {
      await open(path);
      await has('aside.popup[data-open]');
      await press('aside.popup button');
      await hides('aside.popup');
    });
  }

  for (const { path } of one(faqs)) {
    test('questions: tabs, search and answers', async () => {
      await open(path);
      await press('[role=tab]:last-child');
      await isAwake('FaqBrowser');
      await has('[role=tab]:last-child[aria-selected=true]');
      await type('#faq-search', 'provider');
      await is('location.search === "?q=provider"');
      await press('search button');
      await press('[role=tabpanel][data-shown] summary');
      await shows('[role=tabpanel][data-shown] .question-answer');
    });
  }

  for (const { path } of one(pretends ? heroForms : [])) {
    test('the hero refuses what is no address, and thanks for one', async () => {
      await open(path);
      await type('#hero-email', 'nobody');
      await key('Enter');
      await has('#hero-email[aria-invalid=true]');
      await type('#hero-email', '@example.com');
      await key('Enter');
      await has('#hero-email-message .text-good');
    });
  }

  for (const { path } of one(contactForms)) {
    test('contact answers that nothing is sent, and keeps what was typed', async () => {
      await open(path);
      await type('#contact-message', 'Lisbon, in May.');
      await press('main form [type=submit]');
      await shows('#notice');
      await is(`${part('#contact-message')}.value === 'Lisbon, in May.'`);
    });
  }

  for (const { path } of one(contactForms)) {
    test('what is typed stays where others have changed the page', async () => {
      await open(path);
      await run(meddling);
      // React tells the page that it found other markup (its error 418), which is no fault here.
      await run(`addEventListener('error', (event) => {
        if (event.message.includes('#418')) event.preventDefault();
      })`);
      await type('#contact-message', 'Lisbon');
      await isAwake('ContactForm');
      await type('#contact-message', ', in May.');
      await is(`${part('#contact-message')}.value === 'Lisbon, in May.'`);
      await press('main form [type=submit]');
      await shows('#notice');
    });
  }

  for (const { path } of one(faqs)) {
    test('Back leads to the category before', async () => {
      await open(path);
      await press('[role=tab]:last-child');
      await has('[role=tab]:last-child[aria-selected=true]');
      await run(`location.hash = ${part('[role=tab]:first-child')}.hash`);
      await has('[role=tab]:first-child[aria-selected=true]');
      await run('history.back()');
      await has('[role=tab]:last-child[aria-selected=true]');
    });
  }

  for (const { path, words } of one(signUps)) {
    test('sign-up goes on to the next page', async () => {
      await open(path);
      for (const id of ['first-name', 'last-name', 'sign-up-password', 'confirm-password'])
        await type(`#${id}`, 'x');
      await type('#sign-up-email', 'a@b.example');
      await press('#agreement');
      await press('form [type=submit]');
      await is(`location.href.endsWith('${words.form.submit.href}')`);
    });
  }

  for (const { path } of one(bandsOf('sign-in'))) {
    test('a social button of sign-in is answered', async () => {
      await open(path);
      await press('[role=group] button');
      await shows('#notice');
    });
  }

  for (const { path } of one(answering)) {
    test('a button whose target is not open yet is answered, and the answer can be put away', async () => {
      await open(path);
      await press('main button[data-notice]');
      await shows('#notice');
      await press('#notice button');
      await hides('#notice');
      await press('main button[data-notice]');
      await shows('#notice');
      await key('Escape');
      await hides('#notice');
    });
  }
}
