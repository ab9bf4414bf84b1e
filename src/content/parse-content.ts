import { checkSite } from './checks/checks.ts';
import type { CheckedSite } from './content.ts';
import { brandFile } from './environment.ts';
import type { Files } from './files.ts';
import { type FillOptions, fillIn } from './fill-in.ts';
import { parseFiles } from './parse-files.ts';
import { showContent } from './show-content.ts';

export type Options = {
  [Name in keyof FillOptions]?: FillOptions[Name] | undefined;
} & {
  /** Whether pages that are drafts are read. */
  hasDrafts?: boolean | undefined;
  today?: Date | undefined;
};

/**
 * The way of every text from its file to the pages. `readFiles` (read-content.ts) is the first step; the
 * others are called here, one after the other. Throws a ContentError with all errors.
 */
export function parseSite(
  texts: Files,
  brandPath = brandFile(''),
  {
    readBytes = () => undefined,
    namesIn = () => [],
    trace = (data) => data,
    hasDrafts = false,
    today = new Date(),
  }: Options = {},
): CheckedSite {
  const parsed = parseFiles(texts, brandPath, { hasDrafts, today });
  const filled = fillIn(parsed, { readBytes, namesIn, trace });
  const checked = checkSite(filled, today);
  const [first, ...others] = checked.contents;
  return { ...checked, contents: [showContent(first), ...others.map(showContent)] };
}

/** The content in every language, the default first. */
export const parseLanguages = (...site: Parameters<typeof parseSite>) =>
  parseSite(...site).contents;

/** The content in the default language. */
export const parseContent = (...site: Parameters<typeof parseSite>) => parseLanguages(...site)[0];
