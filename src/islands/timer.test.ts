import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTimer } from './timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A timer of 4 s, and a way to let time pass and see how often it has run. */
function start() {
  const run = vi.fn();
  const timer = startTimer(run, 4000);
  const runsAfter = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return run.mock.calls.length;
  };
  return { ...timer, runsAfter };
}

it('runs once, when the time is over', () => {
  const { runsAfter } = start();
  expect([3999, 1, 60_000].map(runsAfter)).toEqual([0, 1, 1]);
});

it('keeps the time that was left while paused', () => {
  const { pause, resume, runsAfter } = start();
  expect(runsAfter(3000)).toBe(0);
  pause();
  expect(runsAfter(60_000)).toBe(0);
  resume();
  resume();
  expect([999, 1, 60_000].map(runsAfter)).toEqual([0, 1, 1]);
});

it('never runs once stopped', () => {
  const { stop, resume, runsAfter } = start();
  stop();
  resume();
  expect(runsAfter(60_000)).toBe(0);
});
