// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moments } from './moments.ts';

const wake = vi.fn();
let island: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  wake.mockClear();
  document.body.innerHTML = '<astro-island><button>Press</button></astro-island>';
  island = document.querySelector('astro-island') as HTMLElement;
});

// The next test file runs in the same worker, where React would keep using the fake timers.
afterEach(() => {
  vi.useRealTimers();
});

describe('engage', () => {
  it.each(['pointerover', 'pointerdown', 'focusin', 'dragenter'])('wakes on %s', (sign) => {
    moments.engage(wake, island, { on: 'engage' });
    expect(wake).not.toHaveBeenCalled();
    island.firstElementChild?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(wake).toHaveBeenCalledOnce();
  });

  it.each([
    ['?q=esim', 1],
    ['#general', 1],
    ['', 0],
  ])('with a query to read, and the address ending in “%s”, wakes at once: %i', (end, times) => {
    history.replaceState(null, '', `/faq${end}`);
    moments.engage(wake, island, { on: 'engage', query: 'q' });
    expect(wake).toHaveBeenCalledTimes(times);
  });

  it.each([
    ['#sold=5&price=1', 1],
    ['#general', 0],
    ['?q=esim', 0],
    ['', 0],
  ])('with a hash to read, and the address ending in “%s”, wakes at once: %i', (end, times) => {
    history.replaceState(null, '', `/pricing${end}`);
    moments.engage(wake, island, { on: 'engage', hash: '#sold=' });
    expect(wake).toHaveBeenCalledTimes(times);
  });
});

it('later wakes so long after the visit began, on screens that match', () => {
  const screen = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => screen);
  vi.spyOn(performance, 'now').mockReturnValue(400);
  moments.later(wake, island, { on: 'later', media: '(min-width: 1px)', after: 1000 });
  vi.advanceTimersByTime(600);
  expect(wake).not.toHaveBeenCalled();
  screen.matches = true;
  screen.dispatchEvent(new Event('change'));
  expect(wake).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
