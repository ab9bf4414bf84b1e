import type { ClientDirective } from 'astro';
import wakeOn from './directive.ts';
import { moments } from './moments.ts';

/** As always, but for forms that the browser can send by itself: what is pressed before their code is there, it sends. */
const wakeOrSend: ClientDirective = (load, options, island) => {
  if (!island.querySelector('form[method=post]')) return wakeOn(load, options, island);
  let isAwake = false;
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    const hydrate = await load();
    await hydrate();
  };
  moments.engage(wake, island, { on: 'engage' });
};

export default wakeOrSend;
