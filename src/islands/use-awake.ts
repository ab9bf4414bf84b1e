import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the island's frame that React has taken over, so that held presses can be done again: at
 * once, or when the island has what it needs.
 */
export function useAwake<Element extends HTMLElement>(isReady = true): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (!isReady) return;
    const island = ref.current?.closest('astro-island');
    island?.setAttribute('data-awake', '');
    // After every effect of the island has run: what listens for the held presses must be there.
    queueMicrotask(() => island?.dispatchEvent(new Event('awake')));
  }, [isReady]);
  return ref;
}
