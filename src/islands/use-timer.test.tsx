// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTimer } from './use-timer.ts';

type Options = Parameters<typeof useTimer>[1];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** How often it has run after so many milliseconds more. */
function start(initialProps: Options) {
  const run = vi.fn();
  const hook = renderHook((options: Options) => useTimer(run, options), { initialProps });
  const runsAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return run.mock.calls.length;
  };
  return { ...hook, runsAfter };
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

it('runs once, when its time is over', () => {
  const { runsAfter } = start({ ms: 5000 });
  expect([4999, 1, 60_000].map(runsAfter)).toEqual([0, 1, 1]);
});

it('does nothing without a time, and leaves nothing behind', () => {
  expect(start({ ms: undefined }).runsAfter(60_000)).toBe(0);
  const { unmount, runsAfter } = start({ ms: 5000 });
  unmount();
  expect(runsAfter(60_000)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps the time that is left while it is paused', () => {
  const { rerender, runsAfter } = start({ ms: 5000 });
  expect(runsAfter(3000)).toBe(0);
  rerender({ ms: 5000, isPaused: true });
  expect(runsAfter(60_000)).toBe(0);
  rerender({ ms: 5000, isPaused: false });
  expect([1999, 1].map(runsAfter)).toEqual([0, 1]);
});

it('stands still in a hidden tab, and stays paused after it if it was', () => {
  const { rerender, runsAfter } = start({ ms: 5000 });
  expect(runsAfter(1000)).toBe(0);
  setHidden(true);
  expect(runsAfter(60_000)).toBe(0);
  rerender({ ms: 5000, isPaused: true });
  setHidden(false);
  expect(runsAfter(60_000)).toBe(0);
  rerender({ ms: 5000, isPaused: false });
  expect([3999, 1].map(runsAfter)).toEqual([0, 1]);
});

it('restarts with a new key', () => {
  const { rerender, runsAfter } = start({ ms: 5000, restart: 1 });
  expect(runsAfter(3000)).toBe(0);
  rerender({ ms: 5000, restart: 2 });
  expect([4999, 1].map(runsAfter)).toEqual([0, 1]);
});
