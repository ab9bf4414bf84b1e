import type { ClientDirective } from 'astro';

const call: ClientDirective = (load, _, island) => {
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
    island.addEventListener(
      'awake',
      () => {
        document.removeEventListener('notice', onNotice);
        document.removeEventListener('click', onClick);
        if (waiting) document.dispatchEvent(new CustomEvent('notice', { detail: waiting.detail }));
      },
      { once: true },
    );
    load().then((hydrate) => hydrate());
  };

  document.addEventListener('notice', onNotice);
  document.addEventListener('click', onClick);
};

export default call;
