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
  // The focus stays outside the document that arrives in the frame. A visitor who went on is left alone.
  const enter = () => document.activeElement === frame && frame.contentWindow?.focus();
  frame.addEventListener('load', enter, { once: true });
});
