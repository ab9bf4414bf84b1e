/**
 * React empties a root in which something throws. This puts back what the build drew, with what was
 * typed into it, so that the page outlives a broken island.
 */
export function keepDrawn(island: HTMLElement, onBroken: () => void) {
  const drawn = [...island.childNodes].map((node) => node.cloneNode(true));
  const observer = new MutationObserver(() => {
    if (island.childElementCount > 0) return;
    observer.disconnect();
    island.replaceChildren(...drawn);
    island.removeAttribute('data-awake');
    onBroken();
  });
  observer.observe(island, { childList: true });
}
