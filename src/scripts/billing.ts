/** Style rules switch the prices; this only says so to a screen reader. */
document.addEventListener('change', (event) => {
  const choice = event.target as HTMLInputElement;
  const period = choice.dataset.billing;
  const status = choice.closest('.plans')?.querySelector<HTMLElement>('[data-billing-status]');
  if (period && status) status.textContent = status.dataset[period] ?? '';
});
