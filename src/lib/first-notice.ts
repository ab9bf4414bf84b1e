type Action = { label: string; href: string } | { label: string; notice: string };

/** What a page's notice says without scripts: the answer of its first button without a target. */
export const firstNotice = (actions: readonly Action[]): string | undefined =>
  actions.find((action) => 'notice' in action)?.notice;
