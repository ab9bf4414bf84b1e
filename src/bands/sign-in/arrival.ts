/** Shows a message to visitors who come from the sign-up form, not again when they reload the page. */
function showArrival() {
  const message = document.querySelector<HTMLElement>('[data-arrival]');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromForm = document.referrer === location.origin + message?.dataset.arrival;
  if (isFromForm && visit?.type === 'navigate') message?.click();
}

// A prerendered page is not visible yet. Islands can answer once the page has loaded.
if ((document as Document & { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', showArrival, { once: true });
else addEventListener('load', showArrival, { once: true });
