type Action = { label: string; href: string } | { label: string; notice: string };

/** What a page's notice says without scripts: the answer of its first button without a target. */
export function firstNotice(actions: Action[]): string {
  const closed = actions.find((action) => 'notice' in action);
  if (!closed) throw new Error('This page has no button that answers with a notice');
  return closed.notice;
}
