import { type RefObject, useEffect, useRef } from 'react';

/** Tells the island's frame that React has taken over, so that held presses can be done again. */
export function useAwake<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const island = ref.current?.closest('astro-island');
    island?.setAttribute('data-awake', '');
    // After every effect of the island has run: what listens for the held presses must be there.
    queueMicrotask(() => island?.dispatchEvent(new Event('awake')));
  }, []);
  return ref;
}
