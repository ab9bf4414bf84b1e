import type { ClientDirective } from 'astro';
import { wake } from './wake.ts';

const signs = ['pointerover', 'pointerdown', 'focusin', 'submit', 'click'];

const engage: ClientDirective = (load, { value }, island) => {
  const start = (event?: Event) => {
    for (const sign of signs) island.removeEventListener(sign, start, true);
    wake(load, island, event);
  };
  const { query } = (value || {}) as { query?: string };
  if (query && (new URLSearchParams(location.search).has(query) || location.hash)) return start();
  for (const sign of signs) island.addEventListener(sign, start, true);
};

export default engage;
