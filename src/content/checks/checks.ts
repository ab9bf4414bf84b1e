import type { Check, CheckedSite, FilledSite } from '../content.ts';
import { placeFinding } from '../file-reader.ts';
import { ContentError, type Finding, type Severity } from '../finding.ts';
import { openClaims, openPlans, unconfirmed } from './claims.ts';
import { fieldRules, longHeadings } from './fields.ts';
import { missingFiles, missingWords, twinIds, unreadFiles } from './files.ts';
import { strangeLetters } from './letters.ts';
import {
  demoForms,
  demoLinks,
  emptyPages,
  legalDates,
  lostLinks,
  movedMenuLinks,
  ownServer,
} from './live.ts';
import {
  addresses,
  anchors,
  bandRules,
  forms,
  heroes,
  longTitles,
  sharedDescriptions,
  sharedTitles,
  shortDescriptions,
} from './pages.ts';
import { brandPlaceholders, lostAddresses, unfinishedTexts } from './placeholders.ts';
import { samples } from './samples.ts';
import { brandClaims, languageCodes, locale, prices, redirects } from './shared.ts';
import {
  foreignFiles,
  foreignWords,
  shippedWords,
  translations,
  untranslated,
} from './translations.ts';

/**
 * `build`: whenever content is read, where errors stop a build. `check`: in every `npm run check`. `live`:
 * only with `--live`. `draft`: only without it.
 */
type When = 'build' | 'check' | 'live' | 'draft';

/** Every check of the content. A new one is a function, and a line here. */
const checks: [when: When, severity: Severity, ...checks: Check[]][] = [
  ['build', 'error', locale, prices, brandClaims, languageCodes, redirects],
  ['build', 'error', fieldRules, twinIds],
  ['build', 'error', addresses, longTitles, heroes, bandRules, forms, anchors, sharedTitles],
  ['build', 'error', missingWords, missingFiles, unreadFiles],
  ['check', 'error', shortDescriptions, sharedDescriptions],
  ['draft', 'warning', openClaims, unfinishedTexts, foreignWords, emptyPages],
  // In the order in which a visitor would miss it.
  ['live', 'live', brandPlaceholders, demoForms, demoLinks, lostLinks, samples],
  ['live', 'live', unfinishedTexts, lostAddresses, openPlans, openClaims, unconfirmed],
  ['live', 'live', emptyPages, translations, foreignFiles, shippedWords, legalDates],
  ['check', 'warning', untranslated, strangeLetters, longHeadings, movedMenuLinks],
  ['live', 'warning', ownServer],
];

/** The findings of the checks that run at these times. */
export const runChecks = (site: CheckedSite, ...times: When[]): Finding[] =>
  checks
    .filter(([when]) => times.includes(when))
    .flatMap(([, severity, ...some]) =>
      some.flatMap((check) =>
        check(site).map((found) => placeFinding(site.parsed, { ...found, severity })),
      ),
    );

/** Runs the checks of the build. Throws a ContentError with all errors. */
export function checkSite(filled: FilledSite, today: Date): CheckedSite {
  const { files, brandPath } = filled.parsed;
  const site = { ...filled, files, brandPath, today };
  const errors = filled.findings.filter(({ severity }) => severity === 'error');
  const all = [...errors, ...runChecks(site, 'build')];
  if (all.length > 0) throw new ContentError(all);
  return site;
}
