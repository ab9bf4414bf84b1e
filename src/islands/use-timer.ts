import { useEffect, useRef } from 'react';
import { startTimer, type Timer } from './timer.ts';

type Options = {
  /** How long until it runs; no timer while undefined. */
  ms: number | undefined;
  /** Holds the time that is left. A hidden tab always does. */
  isPaused?: boolean;
  /** A new key starts the time anew. */
  restart?: unknown;
};

/** Runs something later: paused on demand and while the tab is hidden, gone with the component. */
export function useTimer(run: () => void, { ms, isPaused = false, restart }: Options) {
  const latest = useRef(run);
  const timer = useRef<Timer>(undefined);
  const paused = useRef(isPaused);
  latest.current = run;
  paused.current = isPaused;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `restart` key is the point
  useEffect(() => {
    if (ms === undefined) return;
    const current = startTimer(() => latest.current(), ms);
    timer.current = current;
    const follow = () => {
      if (document.hidden || paused.current) current.pause();
      else current.resume();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      current.stop();
    };
  }, [ms, restart]);

  useEffect(() => {
    if (isPaused || document.hidden) timer.current?.pause();
    else timer.current?.resume();
  }, [isPaused]);
}
