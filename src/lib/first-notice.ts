type Action = { label: string; href: string } | { label: string; notice: string };

/** What the notice of a page says before any script runs: the answer of its first closed button. */
export function firstNotice(actions: Action[]): string {
  const closed = actions.find((action) => 'notice' in action);
  if (!closed) throw new Error('This page has no button that answers with a notice');
  return closed.notice;
}
