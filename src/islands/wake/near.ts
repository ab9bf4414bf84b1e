import type { ClientDirective } from 'astro';
import { wake } from './wake.ts';

const near: ClientDirective = (load, _, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      wake(load, island);
    },
    { rootMargin: '25%' },
  );
  for (const child of island.children) observer.observe(child);
};

export default near;
