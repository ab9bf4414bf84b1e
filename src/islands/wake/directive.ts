import type { ClientDirective } from 'astro';
import { moments, type Wish } from './moments.ts';
import { wakeable } from './wake.ts';

/** The `client:wake` directive. All islands use it, so a page needs only one script to wake them. */
const wakeOn: ClientDirective = (load, { value }, island) => {
  const wish = value as unknown as Wish;
  // The notice responds to buttons anywhere on the page, other islands only to their own.
  const wake =
    wish.on === 'call'
      ? wakeable(load, island, {
          root: document,
          kinds: ['click', 'notice'],
          buttons: '[data-notice]',
        })
      : wakeable(load, island, {
          root: island,
          kinds: ['submit', 'click', 'keydown'],
          buttons: 'button[type=button], [role=tab]',
        });
  moments[wish.on](wake, island, wish);
};

export default wakeOn;
