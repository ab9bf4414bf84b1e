import { findIssues } from './checks/checks.ts';
import type { CheckedSite } from './content.ts';
import { ContentError } from './faults.ts';
import type { Files } from './files.ts';
import { type Finding, findingOf } from './finding.ts';
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
    const issues = findIssues(site, 'check', isLive ? 'live' : 'draft');
    const findings = issues.map(({ severity, issue }) => findingOf(severity, site.faultOf(issue)));
    return { site, findings };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { findings: error.faults.map((fault) => findingOf('error', fault)) };
  }
}
