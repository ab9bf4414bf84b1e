import type { Check, CheckedSite } from '../content.ts';
import type { Finding, Severity } from '../finding.ts';
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

/** Whenever content is read, where it stops a build; in every check; in those for going live, or in all others. */
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

/** What the checks of these times find. */
export const runChecks = (site: CheckedSite, ...times: When[]): Finding[] =>
  checks
    .filter(([when]) => times.includes(when))
    .flatMap(([, severity, ...some]) =>
      some.flatMap((check) => check(site).map((found) => site.place({ ...found, severity }))),
    );
