export type NoticeDetail = { text: string; isSuccess?: boolean };

/** Asks the page's notice to show a message. It wakes for it if it must. */
export function announce(detail: NoticeDetail) {
  document.dispatchEvent(new CustomEvent<NoticeDetail>('notice', { detail }));
}
