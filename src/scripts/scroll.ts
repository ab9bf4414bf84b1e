/** Marks the header while the page is scrolled. An observer, so that scrolling itself costs nothing. */
export function followScroll() {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const top = document.querySelector('[data-page-top]');
  if (!header || !top) return;
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute('data-scrolled', !entry?.isIntersecting);
  }).observe(top);
}
