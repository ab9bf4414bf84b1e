import { sinceVisit } from '../since-visit.ts';

/** What a page asks of an island; each moment reads its own part. */
export type Wish = {
  on: keyof typeof moments;
  query?: string;
  media?: string;
  after?: number;
};

type Moment = (wake: () => void, island: HTMLElement, wish: Wish) => void;

/** When the visitor reaches it, or at once where the address has this query or names a part. */
const engage: Moment = (wake, island, { query }) => {
  const isAsked = query && (new URLSearchParams(location.search).has(query) || location.hash);
  if (isAsked) wake();
  for (const sign of ['pointerover', 'pointerdown', 'focusin']) {
    island.addEventListener(sign, wake);
  }
};

/** When it comes near the viewport: for what moves by itself. */
const near: Moment = (wake, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '25%' },
  );
  // The island itself has no box.
  for (const child of island.children) observer.observe(child);
};

/** So long after the visit began, on screens that match. */
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

/** Only when something on the page has a message to show: a held press wakes it. */
const call: Moment = () => {};

export const moments = { engage, near, later, call };
