export type NoticeDetail = { text: string; isSuccess?: boolean };

/** Shows a message in the page's notice, and wakes the notice if needed. */
export function announce(detail: NoticeDetail) {
  document.dispatchEvent(new CustomEvent<NoticeDetail>('notice', { detail }));
}
