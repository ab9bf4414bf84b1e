import { pathOf } from '../../lib/paths.ts';

/** What the checks need to know about the rest of the site. */
export type Known = {
  /** The addresses that links may lead to. */
  addresses: ReadonlySet<string>;
  /** The names of a register's entries, by register. */
  entries: Record<string, ReadonlySet<string>>;
};

export const linkIssue = (href: string, { addresses }: Known) =>
  href.startsWith('/') && !addresses.has(pathOf(href))
    ? `"${href}" is no page of this site`
    : undefined;
