import { sinceVisit } from '../../lib/since-visit.ts';
import type { Load } from './survive.ts';
import { wake } from './wake.ts';

type Wish = { media: string; after: number };

/** So long after the visit has begun, on screens that match. */
export function later(load: Load, island: HTMLElement, { media, after }: Wish) {
  const screen = matchMedia(media);
  const start = () => {
    if (!screen.matches) return screen.addEventListener('change', start, { once: true });
    wake(load, island);
  };
  const wait = () => {
    const rest = after - sinceVisit();
    if (rest > 0) setTimeout(start, rest);
    else start();
  };
  // A page prepared ahead has no visitor yet.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', wait, { once: true });
  } else wait();
}
