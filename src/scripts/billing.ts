/** Style rules switch the prices; this only says so to a screen reader. */
export function followBilling() {
  document.addEventListener('change', ({ target }) => {
    const choice = target as HTMLInputElement;
    const status = choice.closest('.plans')?.querySelector<HTMLElement>('[data-billing-status]');
    if (status) status.textContent = status.dataset[choice.value] ?? '';
  });
}
