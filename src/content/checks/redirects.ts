import { pathOf } from '../../lib/paths.ts';
import type { Redirects } from '../../schema/registers.ts';
import type { Issue } from '../faults.ts';

/** Checks redirects. `pages` are addresses with a page; `addresses` are all that links may lead to. */
export function redirectIssues(
  redirects: Redirects,
  pages: readonly string[],
  addresses: ReadonlySet<string>,
): Issue[] {
  return redirects.flatMap(({ from, to }, at) => {
    if (pages.includes(from))
      return [{ path: [at], message: `${from} is a page of this site, and cannot lead elsewhere` }];
    return to.startsWith('/') && !addresses.has(pathOf(to))
      ? [{ path: [at], message: `"${to}" is no page of this site` }]
      : [];
  });
}
