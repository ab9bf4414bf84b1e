import { useEffect, useRef, useSyncExternalStore } from 'react';

type Options = {
  /** The delay. While undefined, there is no timer. */
  ms: number | undefined;
  /** Keeps the remaining time. In a hidden tab the timer is always paused. */
  isPaused?: boolean;
  /** A new value restarts the timer. */
  restart?: unknown;
};

const watchTab = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Calls `run` after a delay, unless the component unmounts first. */
export function useTimer(run: () => void, { ms, isPaused = false, restart }: Options) {
  const isHidden = useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => false,
  );
  const isRunning = !isPaused && !isHidden;
  const latest = useRef(run);
  const left = useRef<number>(undefined);
  latest.current = run;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `restart` key is the point
  useEffect(() => {
    left.current = ms;
  }, [ms, restart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new delay or key is the point
  useEffect(() => {
    if (!isRunning || left.current === undefined) return;
    const startedAt = Date.now();
    const handle = setTimeout(() => {
      left.current = undefined;
      latest.current();
    }, left.current);
    return () => {
      clearTimeout(handle);
      if (left.current !== undefined) left.current -= Date.now() - startedAt;
    };
  }, [ms, restart, isRunning]);
}
