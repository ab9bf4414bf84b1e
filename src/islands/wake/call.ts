import { earlyTo } from './early.ts';
import { type Load, survive } from './survive.ts';

/** When something on the page has a message to show. */
export function call(load: Load, island: HTMLElement) {
  let waiting: CustomEvent | undefined;

  const onNotice = (event: Event) => {
    waiting = event as CustomEvent;
    start();
  };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-notice]');
    if (!button) return;
    // The popover would open by itself, with the words of the page's first button.
    event.preventDefault();
    onNotice(new CustomEvent('notice', { detail: { text: button.dataset.notice } }));
  };
  const start = () => {
    if (island.dataset.waking) return;
    island.dataset.waking = 'true';
    const letGo = () => {
      document.removeEventListener('notice', onNotice);
      document.removeEventListener('click', onClick);
    };
    island.addEventListener(
      'awake',
      () => {
        letGo();
        if (waiting) document.dispatchEvent(new CustomEvent('notice', { detail: waiting.detail }));
      },
      { once: true },
    );
    survive(load, island, () => {
      letGo();
      // The page's own words then stand in for those of the button or the form.
      const open = () => island.querySelector<HTMLElement>('[popover]')?.togglePopover(true);
      document.addEventListener('notice', open);
      open();
    });
  };

  document.addEventListener('notice', onNotice);
  document.addEventListener('click', onClick);
  const early = earlyTo('[data-notice]');
  if (early) onClick(early);
}
