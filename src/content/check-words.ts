import { runChecks } from './checks/checks.ts';
import type { CheckedSite } from './content.ts';
import { pageIn } from './file-kinds.ts';
import type { Files } from './files.ts';
import { ContentError, type Finding, severities } from './finding.ts';
import { type Options, parseSite } from './parse-content.ts';

/** Checks the content beyond what the build does. Returns the site if nothing stops its build. */
export function checkWords(
  files: Files,
  brand: string,
  {
    isLive = false,
    ...options
  }: Pick<Options, 'readBytes' | 'namesIn' | 'today'> & { isLive?: boolean } = {},
): { findings: Finding[]; site?: CheckedSite } {
  try {
    const site = parseSite(files, brand, options);
    const findings = runChecks(site, 'check', isLive ? 'live' : 'draft');
    return { site, findings: [...site.findings, ...findings] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { findings: error.findings };
  }
}

/** Of one severity, the order in which they were found stays. */
const bySeverity = (a: Finding, b: Finding) =>
  severities.indexOf(a.severity) - severities.indexOf(b.severity);

/** The findings on a page, or in a file that many pages share. */
export type FindingGroup = { name: string; findings: Finding[] };

/** The most serious come first, in each group and of all groups. */
export const groupFindings = (all: readonly Finding[]): FindingGroup[] =>
  Object.entries(Object.groupBy(all.toSorted(bySeverity), ({ file }) => pageIn(file) ?? file)).map(
    ([name, findings = []]) => ({ name, findings }),
  );
