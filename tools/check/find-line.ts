import { type CheckedSite, contentFiles, textsOf } from '../../src/content/content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { nodesOf } from '../../src/lib/markdown.ts';
import { asTyped } from '../../src/lib/text.ts';
import { wordsIn } from '../../src/lib/tokenize.ts';

type SourceText = ReturnType<typeof textsOf>[number] & { words: string; parts: string[] };

const plain = (text: string) => asTyped(text).replace(/\s+/g, ' ').trim().toLowerCase();

/** The words of a text without tokens, link targets and Markdown syntax. */
const partsOf = (text: string) =>
  nodesOf(text)
    .flatMap((node) => ('value' in node ? wordsIn(node.value) : []))
    .map(plain);

/** Whether the words are this text, with any value for its tokens. */
function isWhole({ words: own, parts }: SourceText, words: string): boolean {
  if (own === words) return true;
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
  return parts.join('').length > words.length / 2 && new RegExp(`^${pattern}$`).test(words);
}

/** Whether the words are a part of this text, or contain a large part of it. */
const isPart = ({ words: own, parts }: SourceText, words: string) =>
  own.includes(words) ||
  parts.some(
    (part) =>
      part.includes(words) ||
      (part.length > Math.min(words.length / 2, 20) && words.includes(part)),
  );

/** Finds the file and line of a text on a page: in the page's file or in a shared one, otherwise line 1. */
export function lineFinder(site: CheckedSite) {
  const read = new Map<string, SourceText[]>();
  /** The texts of a file, which are parsed once for all searches. */
  const textsIn = (file: string) => {
    const texts =
      read.get(file) ??
      textsOf(site, file).map((each) => ({
        ...each,
        words: plain(each.text),
        parts: partsOf(each.text),
      }));
    read.set(file, texts);
    return texts;
  };
  return (page: { file: string; prefix: string }, candidates: readonly string[]) => {
    const own = textsIn(page.file);
    const shared = contentFiles(site).filter(
      ({ url, prefix }) => url === undefined && ['', page.prefix].includes(prefix),
    );
    const files = [...shared.map(({ file }) => file), site.brandPath];
    const others = files.flatMap(textsIn);
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
