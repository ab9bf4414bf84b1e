export type Load = () => Promise<() => Promise<void>>;

/**
 * Loads an island and hydrates it, so that the page outlives its failure. If the code does not come,
 * or breaks then or later, the island is again what the build drew, and whoever waits is told.
 */
export async function survive(load: Load, island: HTMLElement, onBroken: () => void) {
  let built: Node[] = [];
  let isBroken = false;
  const giveUp = () => {
    if (isBroken) return;
    isBroken = true;
    observer.disconnect();
    island.removeAttribute('data-awake');
    island.setAttribute('data-broken', '');
    // What a page says in place of an island where no script runs stands right behind it.
    island.nextElementSibling?.classList.remove('without-script');
    onBroken();
  };
  // React takes everything away from a root in which something throws.
  const observer = new MutationObserver(() => {
    if (island.childElementCount > 0) return;
    island.replaceChildren(...built);
    giveUp();
  });

  // Astro tries twice, and then says so by this event.
  island.addEventListener('astro:hydration-error', giveUp, { once: true });
  try {
    const hydrate = await load();
    // Copies taken now hold what was typed while the code was under way.
    built = [...island.childNodes].map((node) => node.cloneNode(true));
    if (!isBroken) observer.observe(island, { childList: true });
    await hydrate();
  } catch {
    giveUp();
  }
}
