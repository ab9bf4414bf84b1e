/**
 * React empties an island in which something throws. This puts its original HTML back, together with
 * anything typed into it, so that a broken island does not break the page.
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
