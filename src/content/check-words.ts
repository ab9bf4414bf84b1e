import { findIssues } from './checks/checks.ts';
import type { CheckedSite } from './content.ts';
import { brandFile } from './environment.ts';
import { ContentError, printFault } from './faults.ts';
import { brandNames, type Files, idleFiles } from './files-in-effect.ts';
import { type Finding, findingOf } from './finding.ts';
import { type Options, parseSite } from './parse-content.ts';

/**
 * Checks the words with every brand; what goes further than the build does, with the chosen one. Its
 * site is there if nothing stops its build.
 */
export function checkWords(
  all: Files,
  chosen: string,
  { isLive = false, ...options }: Pick<Options, 'readBytes' | 'today'> & { isLive?: boolean } = {},
): { findings: Finding[]; site?: CheckedSite } {
  const names = brandNames(Object.keys(all)).map((name) => brandFile(name));
  const brands = [...new Set([chosen, ...names])];
  /** Each fault once, with the brands that have it. */
  const found = new Map(idleFiles(all).map((fault) => [printFault(fault), { fault, brands }]));
  let site: CheckedSite | undefined;
  for (const brand of brands) {
    try {
      const read = parseSite(all, brand, options);
      if (brand === chosen) site = read;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const fault of error.faults) {
        const having = found.get(printFault(fault))?.brands ?? [];
        found.set(printFault(fault), { fault, brands: [...having, brand] });
      }
    }
  }
  const findings = [...found.values()].map(({ fault, brands: some }): Finding => {
    const finding = findingOf('error', fault);
    // A shared file can be wrong for one brand alone, as when it links to a page that this brand lacks.
    const isPartly = fault.file.startsWith('content/') && some.length < brands.length;
    return isPartly ? { ...finding, says: `${finding.says} (for ${some.join(', ')})` } : finding;
  });
  if (!site) return { findings };
  const { faultOf } = site;
  const more = findIssues(site, 'check', isLive ? 'live' : 'draft').map(({ severity, issue }) =>
    findingOf(severity, faultOf(issue)),
  );
  return { site, findings: [...findings, ...more] };
}
