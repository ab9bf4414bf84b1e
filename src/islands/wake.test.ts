// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import wakeOn, { patienceMs, type Wish } from './wake.ts';

let island: HTMLElement;
const hydrate = vi.fn(async () => {});
const load = vi.fn(async () => hydrate);
const pressed = vi.fn();
const submitted = vi.fn((event: Event) => event.preventDefault());

const part = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const press = (selector: string) =>
  part(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const sendForm = () =>
  part('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
const touch = (selector = 'astro-island') =>
  part(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
const sayAwake = () => island.dispatchEvent(new Event('awake'));
const isBusy = (selector: string) => part(selector).hasAttribute('aria-busy');
const isBroken = () => island.hasAttribute('data-broken');
const begin = (value: Wish) => wakeOn(load, { name: 'wake', value } as never, island);

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [hydrate, load, pressed, submitted]) mock.mockClear();
  document.body.innerHTML = `
    <form method="dialog">
      <input name="email" />
      <astro-island><p>Small print</p><button type="button">Press</button></astro-island>
    </form>
    <button type="button" data-notice="Soon">Open</button>`;
  island = part('astro-island');
  document.addEventListener('click', pressed);
  part('form').addEventListener('submit', submitted);
});

// Listeners on the document would outlive their test, and fake timers this file.
afterEach(() => {
  sayAwake();
  document.removeEventListener('click', pressed);
  // Files that run after this one in the same process have the same document.
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('an island in a form', () => {
  beforeEach(() => begin({ on: 'engage', around: 'form' }));

  it('is loaded once, when any of the form is touched', async () => {
    expect(load).not.toHaveBeenCalled();
    touch('input');
    touch();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  });

  it('gets the presses that came before it', () => {
    press('astro-island button');
    sendForm();
    expect(isBusy('astro-island button')).toBe(true);
    expect([pressed, submitted].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    sayAwake();
    expect(isBusy('astro-island button')).toBe(false);
    expect([pressed, submitted].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('gets them on what React has built anew, and the focus with them', async () => {
    part('astro-island button').focus();
    press('astro-island button');
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    island.innerHTML = '<p>Kleingedrucktes</p><button type="button">Drücken</button>';
    sayAwake();
    expect(pressed).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Drücken');
  });

  it('says so when it was touched and neither comes nor fails', () => {
    touch('input');
    vi.advanceTimersByTime(patienceMs);
    expect(isBroken()).toBe(true);
  });

  it('stops waiting after a while, and still comes alive later', () => {
    press('astro-island button');
    vi.advanceTimersByTime(patienceMs);
    expect([isBroken(), isBusy('astro-island button')]).toEqual([true, false]);
    sayAwake();
    expect(isBroken()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  });

  it.each([
    ['at the next press', () => press('astro-island button')],
    ['when the network is back', () => dispatchEvent(new Event('online'))],
  ])('tries again %s when the code did not come', async (_when, again) => {
    load.mockImplementationOnce(async () => {
      island.dispatchEvent(new CustomEvent('astro:hydration-error'));
      return hydrate;
    });
    touch();
    await vi.waitFor(() => expect(isBroken()).toBe(true));
    expect(hydrate).not.toHaveBeenCalled();
    again();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
  });

  it.each([
    ['loading', () => Promise.reject(new Error('no'))],
    ['hydrating', async () => vi.fn(() => Promise.reject(new Error('no')))],
  ])('is only marked when %s throws', async (_what, broken) => {
    load.mockImplementationOnce(broken);
    touch();
    await vi.waitFor(() => expect(isBroken()).toBe(true));
  });

  it('shows what was built when React takes everything away', async () => {
    touch();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    island.replaceChildren();
    await vi.waitFor(() => expect(isBroken()).toBe(true));
    expect(island.textContent).toBe('Small printPress');
  });
});

it('a form that the browser can send by itself is not held', () => {
  part('form').setAttribute('method', 'post');
  begin({ on: 'engage', around: 'form' });
  sendForm();
  expect(submitted).toHaveBeenCalledOnce();
});

describe('the notice', () => {
  beforeEach(() => {
    begin({ on: 'call' });
  });

  it('is loaded when what has a message is touched, and for nothing else', () => {
    touch('input');
    press('astro-island button');
    expect(load).not.toHaveBeenCalled();
    touch('[data-notice]');
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens with the page’s own words when its code does not come', () => {
    const notice = document.createElement('p');
    notice.popover = 'manual';
    const open = vi.fn();
    notice.showPopover = open;
    island.append(notice);
    press('[data-notice]');
    vi.advanceTimersByTime(patienceMs);
    expect(open).toHaveBeenCalledOnce();
  });
});
