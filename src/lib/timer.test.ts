import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTimer } from './timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('startTimer', () => {
  it('runs once, when the time is over', () => {
    const run = vi.fn();
    startTimer(run, 4000);
    vi.advanceTimersByTime(3999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('keeps the time that was left while paused', () => {
    const run = vi.fn();
    const timer = startTimer(run, 4000);
    vi.advanceTimersByTime(3000);
    timer.pause();
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    timer.resume();
    vi.advanceTimersByTime(999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not pile up when resumed twice', () => {
    const run = vi.fn();
    const timer = startTimer(run, 1000);
    timer.resume();
    timer.resume();
    vi.advanceTimersByTime(10_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('never runs once stopped', () => {
    const run = vi.fn();
    const timer = startTimer(run, 1000);
    timer.stop();
    timer.resume();
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });
});
