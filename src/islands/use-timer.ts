import { useEffect, useRef } from 'react';
import { startTimer, type Timer } from './timer.ts';

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
