/**
 * Prefetches a page when a visitor points at a link or focuses it, in browsers without speculation
 * rules. A plain fetch, because the content security policy allows it in every browser.
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
  // On touch screens, pointerover comes before the tap is complete.
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, ask);
}
