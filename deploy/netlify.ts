import { headerRules } from './header-rules.ts';
import type { Plan } from './plan.ts';

/**
 * A later rule of Netlify takes the place of an earlier one, and there may be any number of them:
 * every file has its own, so that a missing one is never cached like a file.
 */
function headersFile(plan: Plan): string {
  const { everywhere, own } = headerRules(plan, 'by name');
  return [{ path: '/*', headers: everywhere }, ...own]
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Netlify takes off a trailing slash by itself, and reads rules without regard to it: a rule for
 * /pricing/ would also catch /pricing. A file comes before a rule unless the rule is forced.
 */
function redirectsFile({ redirects, written }: Plan): string {
  return [...redirects]
    .filter(([from]) => from.endsWith('.html') || written.has(from))
    .map(([from, to]) => `${from} ${to} 301!\n`)
    .join('');
}

export const netlifyFiles = (plan: Plan) => ({
  _headers: headersFile(plan),
  _redirects: redirectsFile(plan),
});
