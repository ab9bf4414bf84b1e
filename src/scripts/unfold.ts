/** Safari has no word for idle yet. */
const whenIdle: (run: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;

/**
 * What is far below is not laid out before the first paint (src/styles/frame.css). It is here, band by
 * band while the visitor reads, so that nothing moves under them once they scroll or follow an anchor.
 */
export async function unfoldBands() {
  for (const band of document.querySelectorAll<HTMLElement>('main > section, .site-footer')) {
    await new Promise<void>(whenIdle);
    band.style.contentVisibility = 'visible';
  }
}
