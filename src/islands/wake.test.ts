// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import wakeOn, { type WakeOptions } from './wake.ts';

let island: HTMLElement;
const hydrate = vi.fn(async () => {});
const load = vi.fn(async () => hydrate);
const clicked = vi.fn();
const submitted = vi.fn((event: Event) => event.preventDefault());

const part = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const click = (selector: string) => part(selector).click();
const touch = (selector = 'astro-island') =>
  part(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
const beReady = () => island.dispatchEvent(new Event('awake'));
const isBusy = (selector: string) => part(selector).hasAttribute('aria-busy');
const isBroken = () => island.hasAttribute('data-broken');
const begin = (value: WakeOptions = {}) => wakeOn(load, { name: 'wake', value } as never, island);

beforeEach(() => {
  vi.useFakeTimers();
  for (const mock of [hydrate, load, clicked, submitted]) mock.mockClear();
  document.body.innerHTML = `
    <form method="dialog">
      <input name="email" />
      <astro-island><p>Small print</p><button type="button">Click</button></astro-island>
      <button type="submit">Send</button>
    </form>
    <button type="button" data-notice="Soon">Open</button>`;
  island = part('astro-island');
  part('astro-island button').addEventListener('click', clicked);
  part('form').addEventListener('submit', submitted);
});

afterEach(() => {
  beReady();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('an island in a form', () => {
  beforeEach(() => begin());

  it('is loaded once, when any part of the form is touched', async () => {
    expect(load).not.toHaveBeenCalled();
    touch('input');
    touch();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  });

  it('gets the clicks and submits that came before it was ready', () => {
    click('astro-island button');
    click('[type=submit]');
    expect([isBusy('astro-island button'), isBusy('[type=submit]')]).toEqual([true, true]);
    expect([clicked, submitted].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    beReady();
    expect([isBusy('astro-island button'), isBusy('[type=submit]')]).toEqual([false, false]);
    expect([clicked, submitted].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is marked as broken after 8 s, and can become ready later', () => {
    click('astro-island button');
    vi.advanceTimersByTime(7999);
    expect([isBroken(), isBusy('astro-island button')]).toEqual([false, true]);
    vi.advanceTimersByTime(1);
    expect([isBroken(), isBusy('astro-island button')]).toEqual([true, false]);
    expect(part('form').hasAttribute('data-broken')).toBe(true);
    beReady();
    expect(isBroken()).toBe(false);
    expect(clicked).not.toHaveBeenCalled();
  });

  it.each([
    ['at the next click', () => click('astro-island button')],
    ['when the network is back', () => dispatchEvent(new Event('online'))],
  ])('loads again %s after a failure', async (_when, again) => {
    touch();
    island.dispatchEvent(new CustomEvent('astro:hydration-error'));
    expect(isBroken()).toBe(true);
    again();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows the HTML of the build when React removes everything', async () => {
    touch();
    await vi.waitFor(() => expect(hydrate).toHaveBeenCalledOnce());
    island.replaceChildren();
    await vi.waitFor(() => expect(isBroken()).toBe(true));
    expect(island.textContent).toBe('Small printClick');
  });
});

it('does not delay a form that the browser can post', () => {
  part('form').setAttribute('method', 'post');
  begin();
  click('[type=submit]');
  expect(submitted).toHaveBeenCalledOnce();
});

describe('the notice', () => {
  beforeEach(() => begin({ forNotices: true }));

  it('is loaded when a button with a message is touched, and for nothing else', () => {
    touch('input');
    click('astro-island button');
    expect(load).not.toHaveBeenCalled();
    touch('[data-notice]');
    expect(load).toHaveBeenCalledOnce();
  });

  it('opens with the text of the page when its code does not load', () => {
    const notice = document.createElement('p');
    notice.popover = 'manual';
    const open = vi.fn();
    notice.showPopover = open;
    island.append(notice);
    click('[data-notice]');
    vi.advanceTimersByTime(8000);
    expect(open).toHaveBeenCalledOnce();
  });
});
