/** Marks the header once the page has left its top: an observer, so that scrolling costs nothing. */
export function followScroll() {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const top = document.querySelector('[data-page-top]');
  if (!header || !top) return;
  new IntersectionObserver(([entry]) => {
    header.toggleAttribute('data-scrolled', !entry?.isIntersecting);
  }).observe(top);
}
