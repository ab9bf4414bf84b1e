import { type CheckedSite, contentFiles, textsOf } from '../../src/content/content.ts';
import { readSource } from '../../src/content/source-file.ts';
import { nodesOf } from '../../src/lib/markdown.ts';
import { asTyped } from '../../src/lib/text.ts';
import { wordsIn } from '../../src/lib/tokenize.ts';

type SourceText = ReturnType<typeof textsOf>[number];

const plain = (text: string) => asTyped(text).replace(/\s+/g, ' ').trim().toLowerCase();

/** The words of a text, without its tokens, the addresses of its links and the characters of Markdown. */
const partsOf = (text: string) =>
  nodesOf(text)
    .flatMap((node) => ('value' in node ? wordsIn(node.value) : []))
    .map(plain);

/** Whether a text with something in the place of its tokens is these words. */
function isWhole({ text }: SourceText, words: string): boolean {
  if (plain(text) === words) return true;
  const parts = partsOf(text);
  const pattern = parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
  return parts.join('').length > words.length / 2 && new RegExp(`^${pattern}$`).test(words);
}

/** Whether these words are a part of a text, or a good part of the text is in these words. */
const isPart = ({ text }: SourceText, words: string) =>
  plain(text).includes(words) ||
  partsOf(text).some(
    (part) =>
      part.includes(words) ||
      (part.length > Math.min(words.length / 2, 20) && words.includes(part)),
  );

/** Finds the file and line of what a page says: in its own file, in one that pages share, or at its beginning. */
export function lineFinder(site: CheckedSite) {
  return (page: { file: string; prefix: string }, sayings: readonly string[]) => {
    const own = textsOf(site, page.file);
    const shared = contentFiles(site).filter(
      ({ url, prefix }) => url === undefined && ['', page.prefix].includes(prefix),
    );
    const files = [...shared.map(({ file }) => file), site.brandPath];
    const others = files.flatMap((file) => textsOf(site, file));
    for (const saying of sayings) {
      const words = plain(saying);
      if (!words) continue;
      for (const fits of [isWhole, isPart])
        for (const texts of [own, others]) {
          const found = texts.find((each) => fits(each, words));
          if (!found) continue;
          const { file, path, text } = found;
          const at = [saying, saying.slice(0, 30), saying.slice(0, 12)].find((start) =>
            text.includes(start),
          );
          return { file, line: readSource(file, site.files[file] ?? '').lineOf(path, at) };
        }
    }
    return { file: page.file, line: 1 };
  };
}
