export type Timer = { pause: () => void; resume: () => void; stop: () => void };

/** A timeout that can be paused and then keeps its remaining time. */
export function startTimer(run: () => void, ms: number): Timer {
  let left = ms;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | undefined;

  const pause = () => {
    if (handle === undefined) return;
    clearTimeout(handle);
    handle = undefined;
    left -= Date.now() - startedAt;
  };
  const resume = () => {
    if (handle !== undefined || left < 0) return;
    startedAt = Date.now();
    handle = setTimeout(() => {
      handle = undefined;
      left = -1;
      run();
    }, left);
  };
  const stop = () => {
    pause();
    left = -1;
  };

  resume();
  return { pause, resume, stop };
}
