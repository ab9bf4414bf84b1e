import type { ClientDirective } from 'astro';
import { moments, type Wish } from './moments.ts';
import { wakeable } from './wake.ts';

/** The one script behind all islands of a page, whatever their moment. */
const wakeOn: ClientDirective = (load, { value }, island) => {
  const wish = value as unknown as Wish;
  // The notice answers buttons anywhere on the page, every other island its own.
  const wake =
    wish.on === 'call'
      ? wakeable(load, island, {
          root: document,
          kinds: ['click', 'notice'],
          buttons: '[data-notice]',
        })
      : wakeable(load, island, {
          root: island,
          kinds: ['submit', 'click'],
          buttons: 'button[type=button]',
        });
  moments[wish.on](wake, island, wish);
};

export default wakeOn;
