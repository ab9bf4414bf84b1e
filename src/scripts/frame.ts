import { followMenus } from './menus.ts';

/** Makes the browser's toolbar follow the chosen theme. The first script of document.astro sets it. */
function followTheme() {
  const root = document.documentElement;
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const tint = () => {
    const { theme } = root.dataset;
    if (!theme || !light || !dark) return;
    light.media = theme === 'light' ? 'all' : 'not all';
    dark.media = theme === 'dark' ? 'all' : 'not all';
  };
  tint();
  new MutationObserver(tint).observe(root, { attributeFilter: ['data-theme'] });
}

/** Marks the header while the page is scrolled. An observer, so that scrolling itself costs nothing. */
function followScroll() {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const top = document.querySelector('[data-page-top]');
  if (!header || !top) return;
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute('data-scrolled', !entry?.isIntersecting);
  }).observe(top);
}

/** Announces the chosen billing to screen readers. CSS alone switches the prices. */
function followBilling() {
  document.addEventListener('change', ({ target }) => {
    const choice = target as HTMLInputElement;
    const status = choice.closest('.plans')?.querySelector<HTMLElement>('[data-billing-status]');
    if (status) status.textContent = status.dataset[choice.value] ?? '';
  });
}

/**
 * Prefetches a page when a visitor points at a link or focuses it, in browsers without speculation
 * rules. A plain fetch, because the content security policy allows it in every browser.
 */
function prefetchLinks() {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const prefetch = ({ target }: Event) => {
    const { pathname } = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]') ?? {};
    if (!pathname || fetched.has(pathname)) return;
    fetched.add(pathname);
    fetch(pathname, { priority: 'low' }).catch(() => {});
  };
  // On touch screens, pointerover comes before the tap is complete.
  for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, prefetch);
}

/** Shows the current year, because the page may have been built last year. */
function showYear() {
  const year = document.querySelector<HTMLElement>('[data-year]');
  const now = new Date().getFullYear();
  if (!year || Number(year.dataset.year) === now) return;
  year.textContent = now.toLocaleString(document.documentElement.lang, { useGrouping: false });
}

followTheme();
followScroll();
followMenus();
followBilling();
prefetchLinks();
showYear();
