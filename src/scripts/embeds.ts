/** Loads what another service shows, in place of its poster, when its button is pressed. */
document.addEventListener('click', ({ target }) => {
  const figure = (target as Element).closest('[data-embed-load]')?.closest('[data-embed]');
  const template = figure?.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode() as
    | HTMLIFrameElement
    | undefined;
  if (!frame) return;
  figure?.querySelector('.player-poster')?.replaceWith(frame);
  frame.focus();
});
