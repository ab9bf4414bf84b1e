import { notFoundPath } from '../../lib/paths.ts';
import { type Check, contentFiles } from '../content.ts';
import { addressOf, isPageFile, sharedFiles } from '../file-kinds.ts';

/** These exist once for all languages. */
const isShared = (file: string) =>
  Object.values(sharedFiles).some((each) => each.file === file) ||
  addressOf(file, 'content/') === notFoundPath;

export const translations: Check = (site) => {
  const others = site.contents[0].languages.filter(({ prefix }) => prefix);
  const isOther = (file: string) =>
    others.some(({ prefix }) => file.startsWith(`content${prefix}/`));
  const own = contentFiles(site).filter((file) => !isOther(file) && !isShared(file));
  return others.flatMap(({ name, prefix, isPartial }) =>
    own
      // A language that is partial on purpose may do without pages.
      .filter((file) => !isPartial || !isPageFile(file, 'content/'))
      .map((file) => file.replace('content', `content${prefix}`))
      .filter((file) => !(file in site.files))
      .map((file) => ({ file, path: [], message: `is missing: ${name} does without it` })),
  );
};

export const untranslated: Check = ({ contents: [{ languages }] }) => {
  const [first, ...others] = languages;
  return others.flatMap(({ name, paths }, at) => {
    const missing = first?.paths.filter((path) => !paths.includes(path)) ?? [];
    const message = `${name} does not have yet: ${missing.join(', ')}`;
    return missing.length > 0
      ? [{ file: sharedFiles.languages.file, path: [at + 1], message }]
      : [];
  });
};
