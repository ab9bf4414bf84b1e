/** Copies the page's address and confirms it. Without a clipboard, shows the address for copying. */
export async function copyAddress(button: HTMLButtonElement) {
  const shown = button.parentElement?.querySelector<HTMLInputElement>('[data-address]');
  try {
    await navigator.clipboard.writeText(location.href);
  } catch {
    if (!shown) return;
    shown.value = location.href;
    shown.hidden = false;
    shown.select();
    return;
  }
  button.textContent = button.dataset.done ?? '';
  const status = button.parentElement?.querySelector('[role=status]');
  if (status) status.textContent = button.textContent;
  const restore = () => {
    button.textContent = button.dataset.label ?? '';
    if (status) status.textContent = '';
  };
  button.addEventListener('blur', restore, { once: true });
}
