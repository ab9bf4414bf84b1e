import { sinceVisit } from '../since-visit.ts';

/** When an island should wake. Each moment uses only some of the fields. */
export type Wish = {
  on: keyof typeof moments;
  query?: string;
  hash?: string;
  media?: string;
  after?: number;
};

type Moment = (wake: () => void, island: HTMLElement, wish: Wish) => void;

/**
 * When the visitor touches or focuses it, or at once if the address asks for it: with this query or any
 * hash, or with a hash that begins like this.
 */
const engage: Moment = (wake, island, { query, hash }) => {
  const isAsked = query && (new URLSearchParams(location.search).has(query) || location.hash);
  if (isAsked || (hash && location.hash.startsWith(hash))) wake();
  for (const sign of ['pointerover', 'pointerdown', 'focusin', 'dragenter']) {
    island.addEventListener(sign, wake);
  }
};

/** When it comes near the viewport: for islands that move by themselves. */
const near: Moment = (wake, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '25%' },
  );
  // The astro-island element itself has no box to observe.
  for (const child of island.children) observer.observe(child);
};

/** `after` milliseconds into the visit, on screens that match `media`. */
const later: Moment = (wake, _island, { media = 'all', after = 0 }) => {
  const screen = matchMedia(media);
  const wakeOnScreen = () => {
    if (screen.matches) wake();
    else screen.addEventListener('change', wakeOnScreen, { once: true });
  };
  const wait = () => setTimeout(wakeOnScreen, Math.max(0, after - sinceVisit()));
  // A prerendered page has no visitor yet.
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', wait, { once: true });
  } else wait();
};

/** Never by itself: only a held press or message wakes it. */
const call: Moment = () => {};

export const moments = { engage, near, later, call };
