// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTimer } from './use-timer.ts';

type Options = Parameters<typeof useTimer>[1];

const start = (initialProps: Options) => {
  const run = vi.fn();
  const hook = renderHook((options: Options) => useTimer(run, options), { initialProps });
  return { run, ...hook };
};

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useTimer', () => {
  it('runs once, when its time is over', () => {
    const { run } = start({ ms: 5000 });
    vi.advanceTimersByTime(4999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does nothing without a time', () => {
    const { run } = start({ ms: undefined });
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps the time that is left while it is paused', () => {
    const { run, rerender } = start({ ms: 5000 });
    vi.advanceTimersByTime(3000);
    rerender({ ms: 5000, isPaused: true });
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    rerender({ ms: 5000, isPaused: false });
    vi.advanceTimersByTime(1999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('stands still in a hidden tab, and stays paused after it if it was', () => {
    const { run, rerender } = start({ ms: 5000 });
    vi.advanceTimersByTime(1000);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    rerender({ ms: 5000, isPaused: true });
    setHidden(false);
    vi.advanceTimersByTime(60_000);
    expect(run).not.toHaveBeenCalled();
    rerender({ ms: 5000, isPaused: false });
    vi.advanceTimersByTime(4000);
    expect(run).toHaveBeenCalledOnce();
  });

  it('starts anew with a new key', () => {
    const { run, rerender } = start({ ms: 5000, restart: 1 });
    vi.advanceTimersByTime(3000);
    rerender({ ms: 5000, restart: 2 });
    vi.advanceTimersByTime(4999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind', () => {
    const { unmount } = start({ ms: 5000 });
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
