import { headerRules } from './header-rules.ts';
import type { ServedBuild } from './served-build.ts';

/** Netlify lets the later rule win and reads any number, so every file has a rule of its own. */
function headersFile(build: ServedBuild): string {
  const { everywhere, own } = headerRules(build, 'by name');
  return [{ path: '/*', headers: everywhere }, ...own]
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Netlify removes trailing slashes by itself and ignores them in rules: one for /pricing/ would also
 * catch /pricing. The “!” makes a rule win over a file of the same name.
 */
function redirectsFile({ redirects, written }: ServedBuild): string {
  return [...redirects]
    .filter(([from]) => from.endsWith('.html') || written.has(from))
    .map(([from, to]) => `${from} ${to} 301!\n`)
    .join('');
}

export const netlifyFiles = (build: ServedBuild) => ({
  _headers: headersFile(build),
  _redirects: redirectsFile(build),
});
