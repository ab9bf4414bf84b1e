import type { ClientDirective } from 'astro';
import { sinceVisit } from './since-visit.ts';

/** So many milliseconds into the visit, on screens that match. */
export type Later = { media: string; after: number };

/** The directive `client:later`, for what appears without an action of the visitor. */
const loadLater: ClientDirective = (load, { value }) => {
  const { media, after } = value as unknown as Later;
  const screen = matchMedia(media);
  const loadOnScreen = async () => {
    if (screen.matches) (await load())();
    else screen.addEventListener('change', loadOnScreen, { once: true });
  };
  const wait = () => setTimeout(loadOnScreen, Math.max(0, after - sinceVisit()));
  // A prerendered page has no visitor yet.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', wait, { once: true });
  else wait();
};

export default loadLater;
