import type { Load } from './survive.ts';
import { wake } from './wake.ts';

type Wish = { media: string; after: number };

/** Some time after the page has loaded, on screens that match. */
export function later(load: Load, island: HTMLElement, { media, after }: Wish) {
  const screen = matchMedia(media);
  const start = () => {
    if (!screen.matches) return screen.addEventListener('change', start, { once: true });
    wake(load, island);
  };
  const wait = () => setTimeout(start, after);
  const loaded = () => {
    // A page prepared ahead has no visitor yet.
    if ((document as Document & { prerendering?: boolean }).prerendering) {
      document.addEventListener('prerenderingchange', wait, { once: true });
    } else wait();
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}
