import { type Content, contentFiles, dataOf } from '../src/content/content.ts';
import { isShared } from '../src/content/file-kinds.ts';
import { localPath } from '../src/lib/paths.ts';
import { matchesQuery } from '../src/lib/search.ts';
import { asTyped, counted } from '../src/lib/text.ts';
import { fieldsIn } from '../src/schema/walk.ts';
import { filledToken } from '../src/writer/example-bands.ts';
import { type Form, type Group, isInside, type Note, type Source, type View } from './api.ts';
import { asWords, nameOf } from './entry-name.ts';
import { pageAt } from './page-forms.ts';
import { shownEntries } from './shown-on.ts';
import type { Snapshot } from './snapshot.ts';

/** More results than anybody reads. */
const mostShown = 100;

/** How much of a text is shown before the first match, and in all. */
const [before, length] = [40, 120];

/** The part of a text that has the first match. */
function excerptOf(text: string, words: string): string {
  const [first = ''] = words.trim().split(/\s+/);
  const at = text.toLowerCase().indexOf(first.toLowerCase());
  const start = at > before ? text.lastIndexOf(' ', at - before / 2) + 1 : 0;
  const end = start + length;
  return (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '');
}

/** The texts in a part of a file that have the words, as the page prints them. */
function matchesIn(snapshot: Snapshot, source: Source, words: string, content: Content) {
  const { file } = source;
  const { schema } = snapshot.parsed(file);
  return fieldsIn(schema, dataOf(snapshot, file)).flatMap(({ value, field, path }) => {
    const isRead = ['text', 'markdown', 'exact', 'claim'].includes(field.kind);
    if (!isRead || !isInside({ file, path }, source)) return [];
    // Of a long text, the paragraph with all the words.
    const text = asTyped(filledToken(String(value), content) ?? String(value))
      .split('\n\n')
      .find((paragraph) => matchesQuery(paragraph, words));
    return text === undefined ? [] : [{ text, at: { file, path } }];
  });
}

/** The texts of the site that have the words, by the page that shows them. */
export function searchForm(snapshot: Snapshot, { path, words }: View & { name: 'search' }): Form {
  const title = 'Search';
  if (words.trim() === '') return { title, groups: [] };
  const { content, page: current } = pageAt(snapshot, path);
  const { language } = content;
  const seen = new Set<string>();
  let count = 0;
  const groupFor = (title: string, sources: Source[], href?: string): Group => {
    const found = sources.flatMap((source) => matchesIn(snapshot, source, words, content));
    const fresh = found.filter(({ at }) => {
      const key = JSON.stringify(at);
      return !seen.has(key) && seen.add(key);
    });
    const shown = fresh.slice(0, Math.max(0, mostShown - count));
    count += fresh.length;
    const notes = shown.map(({ text, at }): Note => {
      const [label = ''] = snapshot.field(at).description.split(/[:,.(]/);
      return { text: excerptOf(text, words), where: label, at, href };
    });
    return { title, where: href, isOpen: true, notes, fields: [] };
  };
  // The page that shows comes first: what several pages show is opened there.
  const pages = content.pages.toSorted((a, b) => Number(b === current) - Number(a === current));
  const groups = pages.map(({ address, file, meta }) => {
    const entries = shownEntries(snapshot, file, content).map(({ at }) => at);
    const href = localPath(address, language);
    return groupFor(asTyped(meta.title), [{ file, path: [] }, ...entries], href);
  });
  const others = contentFiles(snapshot)
    .filter((file) => isShared(file) || file.prefix === language.prefix)
    .map(({ file }) => groupFor(asWords(nameOf(file)), [{ file, path: [] }]));
  const all = [...groups, ...others].filter(({ notes = [] }) => notes.length > 0);
  return { title: count > 0 ? counted(count, 'result') : 'Nothing found', groups: all };
}
