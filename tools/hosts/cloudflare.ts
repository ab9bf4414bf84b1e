import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headerRules, mergeFolderRules } from './header-rules.ts';
import { readServedBuild, type ServedBuild } from './served-build.ts';

const limits = { headerRules: 100, redirects: 2000, line: 2000 };

/**
 * Cloudflare Pages joins the values of all rules that match, and of two policies only what both allow
 * is allowed. So each rule first removes what an earlier one set, by “! name”. Netlify ignores these
 * lines.
 */
function headersFile(build: ServedBuild): string {
  const { everywhere, own: each } = headerRules(build, 'by folder');
  const paths = build.files.map(({ path }) => path);
  const own = each.length < limits.headerRules ? each : mergeFolderRules(each, paths);
  const set = ([name, value]: readonly [string, string]) => `  ${name}: ${value}`;
  const replace = (header: readonly [string, string]) => [`  ! ${header[0]}`, set(header)];
  return [
    // By default Pages lets the scripts of other sites read every file.
    ['/*', '  ! access-control-allow-origin', ...everywhere.map(set)],
    ...own.map(({ path, headers }) => [path, ...headers.flatMap(replace)]),
  ]
    .map((rule) => `${rule.join('\n')}\n`)
    .join('\n');
}

function redirectsFile({ notFound, redirects, files }: ServedBuild): string {
  const nowhere = `${notFound.path}/absent`;
  if (files.some(({ path }) => path === nowhere)) throw new Error(`${nowhere} has to stay free`);
  return [
    ...[...redirects].map(([from, to]) => `${from} ${to} 308`),
    // Under its own name the 404 page would have status 200. A path that is nowhere gets it with 404.
    ...[notFound.path, `/${notFound.file}`].map((path) => `${path} ${nowhere} 200`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

export type CloudflareFiles = { _headers: string; _redirects: string };

export const cloudflareFiles = (build: ServedBuild): CloudflareFiles => ({
  _headers: headersFile(build),
  _redirects: redirectsFile(build),
});

/** What Cloudflare Pages would ignore without a word. */
export function cloudflareFaults({ _headers, _redirects }: CloudflareFiles): string[] {
  const rules = _headers.match(/^\//gm)?.length ?? 0;
  const moves = _redirects.match(/^\//gm)?.length ?? 0;
  const long = `${_headers}\n${_redirects}`
    .split('\n')
    .filter(({ length }) => length > limits.line);
  return [
    ...(rules > limits.headerRules
      ? [`${rules} header rules, ${limits.headerRules} are read`]
      : []),
    ...(moves > limits.redirects ? [`${moves} redirects, ${limits.redirects} are read`] : []),
    ...long.map((line) => `a line of ${line.length} characters: ${line.trim().slice(0, 60)}…`),
  ];
}

/** Writes the rules into the build, where Cloudflare Pages looks for them. Returns what it would ignore. */
export async function writeCloudflareFiles(dir: string): Promise<string[]> {
  const files = cloudflareFiles(await readServedBuild(dir));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  return cloudflareFaults(files);
}
