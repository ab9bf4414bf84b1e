import { type Header, hashedAssets } from '../../server/headers/header-list.ts';
import { hashedEndings, namedFiles, type ServedBuild, type ServedFile } from './served-build.ts';

type HeaderRule = { path: string; headers: readonly Header[] };

/** Hosts that compress by themselves set `vary` by themselves, too. */
const withoutVary = ({ headers }: ServedFile) => headers.filter(([name]) => name !== 'vary');

/**
 * The headers of all answers, and those that single paths have instead. Every path that is not in the
 * build shows the 404 page, so its headers are the common ones. “By folder”, all hashed files share a
 * rule, for hosts that read few; “by name”, a missing file is not cached like one that never changes.
 */
export function headerRules(
  build: ServedBuild,
  hashed: 'by folder' | 'by name',
): { everywhere: readonly Header[]; own: readonly HeaderRule[] } {
  const everywhere = withoutVary(build.notFound);
  const common = new Map(everywhere);
  const folder = hashedEndings(build)
    .slice(0, 1)
    .map((file) => ({ ...file, path: `${hashedAssets.prefix}*` }));
  const files = hashed === 'by name' ? build.files : [...folder, ...namedFiles(build)];
  const own = files.map((file) => ({
    path: file.path,
    headers: withoutVary(file).filter(([name, value]) => common.get(name) !== value),
  }));
  return { everywhere, own: own.filter(({ headers }) => headers.length > 0) };
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * Gives each folder whose files are all sent alike, such as the sharing images, one rule instead of
 * one for each file. Only for builds with more rules than a host reads, because a file that is missing
 * from such a folder then gets the headers of one that is there.
 */
export function mergeFolderRules(
  rules: readonly HeaderRule[],
  paths: readonly string[],
): HeaderRule[] {
  const byFolder = Map.groupBy(rules, ({ path }) => parentOf(path));
  return [...byFolder].flatMap(([folder, own]) => {
    const sentAs = new Set(own.map(({ headers }) => JSON.stringify(headers)));
    const inside = paths.filter((path) => path.startsWith(`${folder}/`));
    const isAlike = folder !== '' && sentAs.size === 1 && inside.length === own.length;
    const [first] = own;
    return isAlike && first && own.length > 1 ? [{ ...first, path: `${folder}/*` }] : own;
  });
}
