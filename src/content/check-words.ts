import { brandFile, brandNames } from './brand/brand-file.ts';
import { openClaims } from './checks/claims.ts';
import { strangeLetters } from './checks/letters.ts';
import { liveChecks, liveRemarks } from './checks/live.ts';
import { twinOf } from './checks/pages.ts';
import type { CheckedSite, FileIssue } from './checks/site.ts';
import { ContentError, type Fault, printFault } from './faults.ts';
import type { Files } from './file-reader.ts';
import { filesInEffect, idleFiles, placeOf } from './files-in-effect.ts';
import { type Finding, findingOf, type Severity } from './finding.ts';
import { type Content, parseLanguages } from './parse-content.ts';
import type { ReadBytes } from './pictures.ts';
import { readSource } from './source-file.ts';

/** A description that is written has at least 70 characters; one that is taken from a text may not. */
const shortDescriptions = ({ contents }: CheckedSite): FileIssue[] =>
  contents.flatMap(({ pages }) =>
    pages
      .filter(({ meta }) => meta.description.length < 70)
      .map(({ file, meta }) => {
        const message = `“${meta.description}” is taken from the text: write one of 70 to 160 characters`;
        return { file, path: ['meta', 'description'], message };
      }),
  );

/** Where a page was copied, for example. */
const sharedDescriptions = ({ contents }: CheckedSite): FileIssue[] =>
  contents.flatMap(({ pages }) =>
    pages.flatMap((page) => {
      const twin = twinOf(page, 'description', pages);
      const message = `is that of ${twin?.file}, too: say what only this page is about`;
      return twin ? [{ file: page.file, path: ['meta', 'description'], message }] : [];
    }),
  );

function untranslated({ contents: [{ languages }] }: CheckedSite): FileIssue[] {
  const [first, ...others] = languages;
  return others.flatMap(({ name, paths }, at) => {
    const missing = first?.paths.filter((path) => !paths.includes(path)) ?? [];
    const message = `${name} does not have yet: ${missing.join(', ')}`;
    return missing.length > 0 ? [{ file: 'content/languages.yaml', path: [at + 1], message }] : [];
  });
}

/** An issue of a file in effect, with its line. */
function faultIn({ files, brandPath }: CheckedSite, all: Files, issue: FileIssue): Fault {
  const { file, path, at } = issue;
  const line = file in files ? readSource(file, files[file] ?? '').lineOf(path, at) : 1;
  return { ...issue, file: placeOf(all, brandPath, file), line };
}

/** Translations of a brand's words, and prices in its currency, are those of the brand that is built. */
const isOfOneBrand = ({ file }: Fault) => /\/(phrases|prices)\.yaml$/.test(file);

type Options = { readBytes?: ReadBytes | undefined; isLive?: boolean; today?: Date };

/**
 * Checks the words with every brand; what goes further than the build does, with the chosen one. Its
 * content is there if nothing stops its build.
 */
export function checkWords(
  all: Files,
  chosen: string,
  { readBytes, isLive = false, today = new Date() }: Options = {},
): { findings: Finding[]; contents?: [Content, ...Content[]] } {
  const names = brandNames(Object.keys(all)).map((name) => brandFile(name));
  const brands = [...new Set([chosen, ...names])];
  /** Each fault once, with the brands that have it. */
  const found = new Map(idleFiles(all).map((fault) => [printFault(fault), { fault, brands }]));
  let contents: [Content, ...Content[]] | undefined;
  for (const brand of brands) {
    try {
      const read = parseLanguages(all, brand, readBytes);
      if (brand === chosen) contents = read;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) {
        if (brand !== chosen && isOfOneBrand(fault)) continue;
        const having = found.get(printFault(fault))?.brands ?? [];
        found.set(printFault(fault), { fault, brands: [...having, brand] });
      }
    }
  }
  const faults = [...found.values()].map(({ fault, brands: some }): Finding => {
    const finding = findingOf('error', fault);
    // A shared file can be wrong for one brand alone, as when it links to a page that this brand lacks.
    const isPartly = fault.file.startsWith('content/') && some.length < brands.length;
    return isPartly ? { ...finding, says: `${finding.says} (for ${some.join(', ')})` } : finding;
  });
  if (!contents) return { findings: faults };
  const site = { files: filesInEffect(all, chosen), brandPath: chosen, contents, today };
  const ask = (severity: Severity, checks: ((site: CheckedSite) => FileIssue[])[]) =>
    checks.flatMap((check) =>
      check(site).map((issue) => findingOf(severity, faultIn(site, all, issue))),
    );
  return {
    contents,
    findings: [
      ...faults,
      ...ask('error', [shortDescriptions, sharedDescriptions]),
      ...(isLive ? ask('live', liveChecks) : ask('warning', [openClaims])),
      ...ask('warning', [untranslated, strangeLetters, ...(isLive ? liveRemarks : [])]),
    ],
  };
}
