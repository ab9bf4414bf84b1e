/** Announces the chosen billing to screen readers. CSS alone switches the prices. */
export function followBilling() {
  document.addEventListener('change', ({ target }) => {
    const choice = target as HTMLInputElement;
    const status = choice.closest('.plans')?.querySelector<HTMLElement>('[data-billing-status]');
    if (status) status.textContent = status.dataset[choice.value] ?? '';
  });
}
