import type { HeaderRules } from './header-rules.ts';

type Rule = HeaderRules['own'][number];

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/**
 * One rule for each folder whose files are all sent alike, such as the sharing images, in place of
 * one for each file. Only for builds that would otherwise have more rules than a host reads: a picture
 * that is missing from such a folder is then sent with the headers of one that is there.
 */
export function mergeFolderRules(rules: readonly Rule[], paths: readonly string[]): Rule[] {
  const byFolder = Map.groupBy(rules, ({ path }) => folderOf(path));
  return [...byFolder].flatMap(([folder, own]) => {
    const sentAs = new Set(own.map(({ headers }) => JSON.stringify(headers)));
    const inside = paths.filter((path) => path.startsWith(`${folder}/`));
    const isAlike = folder !== '' && sentAs.size === 1 && inside.length === own.length;
    const [first] = own;
    return isAlike && first && own.length > 1 ? [{ ...first, path: `${folder}/*` }] : own;
  });
}
