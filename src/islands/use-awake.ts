import { type RefObject, useEffect } from 'react';

/**
 * Reports to wake.ts that the island is ready, which then repeats delayed clicks: after hydration, or as
 * soon as `isReady` is true. The ref is of any element that the island renders.
 */
export function useAwake(part: RefObject<HTMLElement | null>, isReady = true) {
  useEffect(() => {
    if (!isReady) return;
    const island = part.current?.closest('astro-island');
    island?.setAttribute('data-awake', '');
    // After all effects of the island have run, because they add the listeners for delayed clicks.
    queueMicrotask(() => island?.dispatchEvent(new Event('awake')));
  }, [part, isReady]);
}
