/**
 * For browsers without speculation rules: reads a page of the site ahead when a visitor comes to a
 * link. A plain fetch, because the page's policy lets it through in every browser.
 */
export function prefetchLinks() {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const asked = new Set([location.pathname]);
  const ask = ({ target }: Event) => {
    const { pathname } = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]') ?? {};
    if (!pathname || asked.has(pathname)) return;
    asked.add(pathname);
    fetch(pathname, { priority: 'low' }).catch(() => {});
  };
  // A finger sets off the first of them before it counts as a touch.
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, ask);
}
