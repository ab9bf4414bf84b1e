/** A page built last year must not say last year. */
export function showYear() {
  const year = document.querySelector<HTMLElement>('[data-year]');
  const now = new Date().getFullYear();
  if (!year || Number(year.dataset.year) === now) return;
  year.textContent = now.toLocaleString(document.documentElement.lang, { useGrouping: false });
}
