import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the island that React has taken over, so that held presses are repeated: at once, or as soon as
 * `isReady` is true. Attach the ref to any element of the island.
 */
export function useAwake<Element extends HTMLElement>(isReady = true): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (!isReady) return;
    const island = ref.current?.closest('astro-island');
    island?.setAttribute('data-awake', '');
    // After all effects of the island have run, because they add the listeners for held presses.
    queueMicrotask(() => island?.dispatchEvent(new Event('awake')));
  }, [isReady]);
  return ref;
}
