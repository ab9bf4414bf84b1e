/** Shows the current year, because the page may have been built last year. */
export function showYear() {
  const year = document.querySelector<HTMLElement>('[data-year]');
  const now = new Date().getFullYear();
  if (!year || Number(year.dataset.year) === now) return;
  year.textContent = now.toLocaleString(document.documentElement.lang, { useGrouping: false });
}
