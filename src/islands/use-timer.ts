import { useEffect, useRef } from 'react';

type Options = {
  /** The delay. While undefined, there is no timer. */
  ms: number | undefined;
  /** Keeps the remaining time. In a hidden tab the timer is always paused. */
  isPaused?: boolean;
  /** A new value restarts the timer. */
  restart?: unknown;
};

/** Calls `run` after a delay, unless the component unmounts first. */
export function useTimer(run: () => void, { ms, isPaused = false, restart }: Options) {
  const latest = useRef(run);
  const left = useRef<number>(undefined);
  latest.current = run;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `restart` key is the point
  useEffect(() => {
    left.current = ms;
  }, [ms, restart]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `restart` key is the point
  useEffect(() => {
    if (ms === undefined || isPaused) return;
    let handle: ReturnType<typeof setTimeout> | undefined;
    let startedAt = 0;
    const pause = () => {
      if (handle === undefined) return;
      clearTimeout(handle);
      handle = undefined;
      left.current = (left.current ?? 0) - (Date.now() - startedAt);
    };
    const ring = () => {
      handle = undefined;
      left.current = undefined;
      latest.current();
    };
    const follow = () => {
      if (document.hidden) return pause();
      if (handle !== undefined || left.current === undefined) return;
      startedAt = Date.now();
      handle = setTimeout(ring, left.current);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      pause();
    };
  }, [ms, restart, isPaused]);
}
