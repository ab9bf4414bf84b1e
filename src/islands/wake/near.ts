import type { Load } from './survive.ts';
import { wake } from './wake.ts';

/** When it comes near the viewport. */
export function near(load: Load, island: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake(load, island);
    },
    { rootMargin: '25%' },
  );
  for (const child of island.children) observer.observe(child);
}
