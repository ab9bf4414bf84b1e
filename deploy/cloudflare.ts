import { headerRules } from './header-rules.ts';
import { mergeFolderRules } from './merge-rules.ts';
import { type Plan, readPlan } from './plan.ts';
import { writeFiles } from './write-files.ts';

const limits = { headerRules: 100, redirects: 2000, line: 2000 };

/**
 * Cloudflare Pages joins the values of all rules that match, and two policies in one header allow
 * only what both do. “! name” takes away what an earlier rule set; Netlify passes over such lines.
 */
function headersFile(plan: Plan): string {
  const { everywhere, own: each } = headerRules(plan, 'by folder');
  const paths = plan.files.map(({ path }) => path);
  const own = each.length < limits.headerRules ? each : mergeFolderRules(each, paths);
  const set = ([name, value]: readonly [string, string]) => `  ${name}: ${value}`;
  const replace = (header: readonly [string, string]) => [`  ! ${header[0]}`, set(header)];
  return [
    // Pages opens every file to scripts of other sites unless told otherwise.
    ['/*', '  ! access-control-allow-origin', ...everywhere.map(set)],
    ...own.map(({ path, headers }) => [path, ...headers.flatMap(replace)]),
  ]
    .map((rule) => `${rule.join('\n')}\n`)
    .join('\n');
}

function redirectsFile({ notFound, redirects, files }: Plan): string {
  const nowhere = `${notFound.path}/absent`;
  if (files.some(({ path }) => path === nowhere)) throw new Error(`${nowhere} has to stay free`);
  return [
    ...[...redirects].map(([from, to]) => `${from} ${to} 308`),
    // Shown under its own name the page would be a success; what is nowhere gets it with status 404.
    ...[notFound.path, `/${notFound.file}`].map((path) => `${path} ${nowhere} 200`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

export type CloudflareFiles = { _headers: string; _redirects: string };

export const cloudflareFiles = (plan: Plan): CloudflareFiles => ({
  _headers: headersFile(plan),
  _redirects: redirectsFile(plan),
});

/** What Cloudflare Pages would pass over in silence. */
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

/** Into the build itself, where Cloudflare Pages looks for them. Returns what it would not read. */
export async function writeCloudflareFiles(dir: string): Promise<string[]> {
  const files = cloudflareFiles(await readPlan(dir));
  await writeFiles(dir, files);
  return cloudflareFaults(files);
}
