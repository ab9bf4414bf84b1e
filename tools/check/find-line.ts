import { type CheckedSite, contentFiles, textsOf } from '../../src/content/content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { nodesOf } from '../../src/lib/markdown.ts';
import { asTyped } from '../../src/lib/text.ts';
import { wordsIn } from '../../src/lib/tokenize.ts';

type SourceText = ReturnType<typeof textsOf>[number];

const plain = (text: string) => asTyped(text).replace(/\s+/g, ' ').trim().toLowerCase();

/** The words of a text without tokens, link targets and Markdown syntax. */
const partsOf = (text: string) =>
  nodesOf(text)
    .flatMap((node) => ('value' in node ? wordsIn(node.value) : []))
    .map(plain);

/** Whether the words are this text, with any value for its tokens. */
function isWhole({ text }: SourceText, words: string): boolean {
  if (plain(text) === words) return true;
  const parts = partsOf(text);
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
  return parts.join('').length > words.length / 2 && new RegExp(`^${pattern}$`).test(words);
}

/** Whether the words are a part of this text, or contain a large part of it. */
const isPart = ({ text }: SourceText, words: string) =>
  plain(text).includes(words) ||
  partsOf(text).some(
    (part) =>
      part.includes(words) ||
      (part.length > Math.min(words.length / 2, 20) && words.includes(part)),
  );

/** Finds the file and line of a text on a page: in the page's file or in a shared one, otherwise line 1. */
export function lineFinder(site: CheckedSite) {
  return (page: { file: string; prefix: string }, candidates: readonly string[]) => {
    const own = textsOf(site, page.file);
    const shared = contentFiles(site).filter(
      ({ url, prefix }) => url === undefined && ['', page.prefix].includes(prefix),
    );
    const files = [...shared.map(({ file }) => file), site.brandPath];
    const others = files.flatMap((file) => textsOf(site, file));
    for (const candidate of candidates) {
      const words = plain(candidate);
      if (!words) continue;
      for (const matches of [isWhole, isPart])
        for (const texts of [own, others]) {
          const found = texts.find((each) => matches(each, words));
          if (!found) continue;
          const { file, path, text } = found;
          const at = [candidate, candidate.slice(0, 30), candidate.slice(0, 12)].find((start) =>
            text.includes(start),
          );
          return { file, line: readSource(file, site.files[file] ?? '').lineOf(path, at) };
        }
    }
    return { file: page.file, line: 1 };
  };
}
