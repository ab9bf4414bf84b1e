/** Ends the task, so that the browser can paint and answer the visitor before the next one. */
export const nextTask = (): Promise<void> =>
  // Typed as if every browser had it, which is not so yet.
  (globalThis.scheduler as Scheduler | undefined)?.yield() ??
  new Promise((resolve) => setTimeout(resolve));
