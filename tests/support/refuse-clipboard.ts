import type { Page } from '@playwright/test';

/** Makes the browser refuse to copy. */
export const refuseClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });

/** The dialog that an action opens: its message, and the text that it offers to copy. */
export async function dialogAfter(page: Page, act: () => Promise<void>) {
  const opened = page.waitForEvent('dialog');
  const acted = act();
  const dialog = await opened;
  const shown = [dialog.message(), dialog.defaultValue()];
  await dialog.dismiss();
  await acted;
  return shown;
}
