import type { ClientDirective } from 'astro';
import { wake } from './wake.ts';

const later: ClientDirective = (load, { value }, island) => {
  const { media, after } = value as unknown as { media: string; after: number };
  const screen = matchMedia(media);
  const start = () => {
    if (!screen.matches) return screen.addEventListener('change', start, { once: true });
    wake(load, island);
  };
  const wait = () => setTimeout(start, after);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

export default later;
