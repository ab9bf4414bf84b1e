import { earlyOn } from './early.ts';
import type { Load } from './survive.ts';
import { wake } from './wake.ts';

const signs = ['pointerover', 'pointerdown', 'focusin', 'submit', 'click'];

/** When the visitor touches it, or at once where the address has this query parameter. */
export function engage(load: Load, island: HTMLElement, { query }: { query?: string }) {
  const start = (event?: Event) => {
    for (const sign of signs) island.removeEventListener(sign, start, true);
    wake(load, island, event);
  };
  const isAsked = query && (new URLSearchParams(location.search).has(query) || location.hash);
  const isTouched = island.contains(document.activeElement) || earlyOn(island)[0];
  if (isAsked || isTouched) return start();
  for (const sign of signs) island.addEventListener(sign, start, true);
}
