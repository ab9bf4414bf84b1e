import { runChecks } from './checks/checks.ts';
import type { CheckedSite, Content } from './content.ts';
import { brandFile } from './environment.ts';
import { FileReader } from './file-reader.ts';
import type { Files } from './files.ts';
import { ContentError } from './finding.ts';
import type { ReadBytes } from './own-files.ts';
import { readLanguage, type TraceWords } from './read-language.ts';
import { readShared } from './read-shared.ts';
import { shownContent } from './shown-content.ts';

export type Options = {
  readBytes?: ReadBytes | undefined;
  /** The files in a folder, to find the one that was probably meant. */
  namesIn?: ((folder: string) => string[]) | undefined;
  trace?: TraceWords | undefined;
  /** Whether pages that are drafts are read. */
  hasDrafts?: boolean | undefined;
  today?: Date | undefined;
};

/**
 * Reads every file with a brand, in every language, with brand, claims and prices filled in, and checks
 * the whole. Throws a ContentError with all errors. Samples are read and checked even if the brand
 * does not show them.
 */
export function parseSite(
  sources: Files,
  brandPath = brandFile(''),
  {
    readBytes = () => undefined,
    namesIn = () => [],
    trace = (data) => data,
    hasDrafts = false,
    today = new Date(),
  }: Options = {},
): CheckedSite {
  const reader = new FileReader(sources, brandPath, hasDrafts, today);
  const shared = readShared(reader);
  const languages = shared.languages.map((language) =>
    readLanguage(reader, shared, language, { readBytes, namesIn, trace }),
  );
  const site: CheckedSite = {
    files: reader.files,
    brandPath,
    contents: languages.map(({ content }) => content) as [Content, ...Content[]],
    read: languages.flatMap(({ read }) => read),
    notes: reader.notes,
    unread: [...reader.unread],
    today,
    place: (found) => reader.place(found),
  };
  const errors = [...reader.errors, ...runChecks(site, 'build')];
  if (errors.length > 0) throw new ContentError(errors);
  const [first, ...others] = site.contents;
  return { ...site, contents: [shownContent(first), ...others.map(shownContent)] };
}

/** The content in every language, the default first. */
export const parseLanguages = (...site: Parameters<typeof parseSite>) =>
  parseSite(...site).contents;

/** The content in the default language. */
export const parseContent = (...site: Parameters<typeof parseSite>) => parseLanguages(...site)[0];
