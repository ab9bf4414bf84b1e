/**
 * Words of the shipped sentences around a claim, and what they say without it. Other sentences with a
 * claim that nobody confirmed are left out whole.
 */
export const shorterSentences: readonly (readonly [words: string, without: string])[] = [
  [', in {claim.countries} countries', ''],
  [' in {claim.countries} countries', ''],
  [' for {claim.countries} countries', ''],
  [', {claim.countries} countries', ''],
  ['{claim.trial} free trial, no credit card', 'Free trial, no credit card'],
  ['your domain. {claim.trial} free trial', 'your domain. Free trial'],
  ['{claim.trial} ', ''],
  [' within the {claim.trialDays} days', ''],
  [' by the end of the {claim.trialDays} days', ''],
  [' runs {claim.trialDays} days,', ''],
  ['{claim.trialDays} days of ', ''],
  [' in {claim.setupHours} hours.', '.'],
  [' in {claim.setupHours} Hours', ''],
  ['Setup takes {claim.setupHours} hours once', 'Setup begins once'],
  ['Your first {claim.firstSaleDays} days', 'Your first days'],
  [
    'An integration typically takes {claim.integrationWeeks}. Most of that time',
    'Most of the time',
  ],
  [
    'An integration typically takes {claim.integrationWeeks}, most of it',
    'Most of an integration is',
  ],
  [', {claim.appWeeks} of development', ''],
  [
    ', no telecom staff, and {claim.infrastructureCost} upfront infrastructure cost',
    ' and no telecom staff',
  ],
  [' within {claim.answerTime}', ''],
  ['Within {claim.answerTime}, we’ll', 'We’ll'],
  [
    'Support is available {claim.support}, because a traveler’s problem rarely waits until morning. ',
    '',
  ],
  [', {claim.support}', ''],
  [', which narrows your {claim.pci} scope', ''],
  [' that narrows {claim.pci} scope', ''],
  ['the {claim.soc2} report and ', ''],
  [' of at least {claim.priceNotice}', ''],
  [', you can export it for {claim.exportPeriod}. Then it', ', it'],
  [
    'For {claim.exportPeriod}, you can export orders, customers, and prices. Then we delete them',
    'We delete orders, customers, and prices',
  ],
  ['until {claim.exportPeriod} after its contract ends', 'until its contract ends'],
  [', and from backups within another {claim.backupPeriod}', ''],
];
