// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import wakeOn from './directive.ts';
import { type Load, patienceMs, wakeable } from './wake.ts';

let island: HTMLElement;
let wake: () => Promise<void>;
const hydrate = vi.fn(async () => {});
const load = vi.fn<Load>(async () => hydrate);
const pressed = vi.fn();

const part = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const press = (selector: string) =>
  part(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const sayAwake = () => island.dispatchEvent(new Event('awake'));
const isBusy = (selector: string) => part(selector).hasAttribute('aria-busy');
const isBroken = () => island.hasAttribute('data-broken');

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [hydrate, load, pressed]) mock.mockClear();
  document.body.innerHTML = `
    <astro-island>
      <form><input name="email" /><button type="submit">Send</button></form>
      <button type="button">Press</button>
    </astro-island>
    <button type="button" data-notice="Soon">Open</button>`;
  island = part('astro-island');
  part('button[type=button]').addEventListener('click', pressed);
  part('form').addEventListener('submit', (event) => event.preventDefault());
});

// Listeners on the document would outlive their test, and fake timers this file.
afterEach(() => {
  sayAwake();
  vi.useRealTimers();
});

describe('an island', () => {
  beforeEach(() => {
    wake = wakeable(load, island, {
      root: island,
      kinds: ['submit', 'click'],
      buttons: 'button[type=button]',
    });
  });

  it('loads and hydrates once, however often it is woken', async () => {
    await Promise.all([wake(), wake()]);
    expect(load).toHaveBeenCalledOnce();
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('stops waiting after a while, and still comes alive later', () => {
    press('button[type=button]');
    vi.advanceTimersByTime(patienceMs);
    expect(isBroken()).toBe(true);
    expect(isBusy('button[type=button]')).toBe(false);
    sayAwake();
    expect(isBroken()).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('tries again at the next press when the code did not come', async () => {
    load.mockImplementationOnce(async () => {
      island.dispatchEvent(new CustomEvent('astro:hydration-error'));
      return async () => {};
    });
    press('button[type=button]');
    await vi.waitFor(() => expect(isBroken()).toBe(true));
    press('button[type=button]');
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    sayAwake();
    expect(isBroken()).toBe(false);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each([
    ['loading', () => Promise.reject(new Error('no'))],
    ['hydrating', async () => () => Promise.reject(new Error('no'))],
  ])('does not throw when %s does', async (_what, broken) => {
    load.mockImplementationOnce(broken);
    await expect(wake()).resolves.toBeUndefined();
    expect(isBroken()).toBe(true);
  });

  it('shows what was built, and typed, when React takes everything away', async () => {
    part<HTMLInputElement>('input').value = 'ada@example.com';
    await wake();
    island.replaceChildren();
    await vi.waitFor(() => expect(isBroken()).toBe(true));
    expect(part<HTMLInputElement>('input').value).toBe('ada@example.com');
  });
});

describe('the notice', () => {
  beforeEach(() => {
    wakeable(load, island, {
      root: document,
      kinds: ['click', 'notice'],
      buttons: '[data-notice]',
    });
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

it.each([
  ['post', false],
  ['dialog', true],
])('what is pressed before the code of a form by %s is there is held: %s', (method, isHeld) => {
  document.body.innerHTML = `<astro-island><form method="${method}"></form></astro-island>`;
  island = part('astro-island');
  load.mockImplementationOnce(() => new Promise(() => {}));
  wakeOn(load, { name: 'wake', value: { on: 'engage' } } as never, island);
  island.dispatchEvent(new Event('pointerover'));
  island.dispatchEvent(new Event('focusin'));
  expect(load).toHaveBeenCalledTimes(1);
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  part('form').dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(isHeld);
});
