import { pathOf } from '../../lib/paths.ts';
import type { Issue } from '../faults.ts';
import type { Redirects } from '../schema/registers.ts';

/** Where each old address leads. */
export const targetsOf = (redirects: Redirects) =>
  new Map(redirects.map(({ from, to }) => [from, to]));

/** The addresses that a visitor passes from this one on, up to a page, another host or a circle. */
export function pathFrom(start: string, targets: ReadonlyMap<string, string>): string[] {
  const passed = [start];
  let to = targets.get(start);
  while (to !== undefined) {
    passed.push(to);
    to = passed.indexOf(to) < passed.length - 1 ? undefined : targets.get(pathOf(to));
  }
  return passed;
}

/** Servers lead other spellings of a page's address to it: /pricing/, /pricing.html. */
const plainOf = (from: string) => from.replace(/(\/index)?(\.html)?\/?$/, '') || '/';

/** Checks redirects. `pages` are addresses with a page in any language, `planned` those without one yet. */
export function redirectIssues(
  written: Redirects,
  pages: ReadonlySet<string>,
  planned: readonly string[],
  domain: string,
): Issue[] {
  // A whole address of this site is one of its own, too.
  const here = (to: string) => (to.startsWith(`https://${domain}/`) ? new URL(to).pathname : to);
  const redirects = written.map(({ from, to }) => ({ from, to: here(to) }));
  const targets = targetsOf(redirects);
  const known = new Set([...pages, ...planned, ...targets.keys()]);
  return redirects.flatMap(({ from, to }, at): Issue[] => {
    const says = (message: string) => [{ path: [at], message }];
    if (pages.has(plainOf(from)))
      return says(
        `${from} is a page of this site, and cannot lead elsewhere: delete its file first`,
      );
    if (redirects.findIndex((other) => other.from === from) < at)
      return says(`${from} leads elsewhere already: leave one of the two lines`);
    if (to.startsWith('/') && !known.has(pathOf(to)))
      return says(`"${to}" is no page of this site`);
    const passed = pathFrom(from, targets).map(pathOf);
    return new Set(passed).size < passed.length
      ? says(`leads in a circle: ${passed.join(' → ')}`)
      : [];
  });
}
