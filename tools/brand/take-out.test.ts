import { expect, it } from 'vitest';
import { checkWords } from '../../src/content/check-words.ts';
import { bytesBelow, readFiles } from '../../src/content/read-content.ts';
import { takeOut } from './take-out.ts';

const readBytes = bytesBelow('.');
const brand = 'brands/brand.yaml';
const { 'brands/tidewren.yaml': _, ...shipped } = readFiles('.');

/** On one line, however it is broken. */
const unfolded = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

it('takes everything that is invented out of what ships, and asks for what is left', {
  timeout: 120_000,
}, () => {
  const { files, taken } = takeOut(shipped, brand, readBytes);
  const list = taken.map(([file, what]) => `${file}: ${what.join('; ')}`).join(' ');
  expect(list).toBe(
    unfolded(`
  content/activity.yaml: the file
  content/claims.yaml: “countries”; “uptime”; “users”; “businesses”; “trial”; “trialDays”;
    “setupHours”; “firstSaleDays”; “founded”; “activation”; “apiRequests”; “marketSize”;
    “marketGrowth”; “support”; “infrastructureCost”; “integrationWeeks”; “soc2”; “iso”; “pci”;
    “gdpr”; “priceNotice”; “appWeeks”; “answerTime”; “exportPeriod”; “backupPeriod”
  content/faq/general.yaml: words that go with a claim; “Once the code arrives, activation takes…”
  content/faq/integration-setup.yaml: words that go with a claim; “[Startups](/solutions/startups)
    that us…”; “The calls are described in the [documen…”
  content/faq/platform-features.yaml: “If your provider is not on the [list of…”
  content/faq/pricing-billing.yaml: words that go with a claim; “There are no servers to buy: your
    upfro…”
  content/faq/security-compliance.yaml: words that go with a claim; “That narrows the scope of
    {claim.pci} f…”; “Who handles card data, and what does th…”; “It is built for {claim.gdpr}
    compliance…”; “How does the platform handle {claim.gdp…”; “{claim.soc2} is an attestation: an
    inde…”; “{claim.iso} is a certificate for a mana…”; “What is behind {claim.soc2} and {claim.…”
  content/forms.yaml: words that go with a claim
  content/navigation.yaml: “Press”; “Careers”; “Blog”; “API Reference”; “Documentation”; “Custom
    Providers”; “Integration Guide”; “Coverage”; “Providers”; “Success Stories”
  content/pages/about.yaml: “Rafael Quintana”; “Mei-Hsuan Lo”; “Jonas Lindqvist”; band “The people
    you’ll work with”; band “The same integration, written too many …”; “See Open Positions”
  content/pages/faq.yaml: “Read the Docs”
  content/pages/features/mobile-app.yaml: words that go with a claim; “{claim.appWeeks}”; “weeks”
  content/pages/features/payment-processing.yaml: words that go with a claim; “{claim.uptime} for
    our part of checkout…”; “What {claim.pci} still requires of you …”; “That narrows your
    {claim.pci} scope; it…”
  content/pages/features/provider-integration.yaml: “{claim.uptime} for the platform; your p…”;
    “Typically {claim.integrationWeeks}”; “A full integration with your own system…”
  content/pages/features/white-label.yaml: words that go with a claim
  content/pages/index.yaml: “Yuki Tanabe”; “Leandro Pires”; “Ingrid Aasland”; “Hamza Belkacem”;
    band “What resellers say once they are live”; “Harmattan Telecom”; “Meltemi Mobile”; “Levanter
    Data”; “Tradewind Roaming”; words that go with a claim; “The trial lasts {claim.trialDays}
    days,…”; “What can I show my security team?”; “Setup takes {claim.setupHours} hours; t…”; “to
    activate once the code arrives”; “API requests daily”; “businesses selling on the platform”;
    “users on the platform”; “platform uptime”; band “The platform by the numbers”; “View Demo
    Dashboard”; “plans: landing”; names of its plans; “activity”
  content/pages/legal/privacy-policy.md: words that go with a claim; “| Backups |
    {claim.backupPeriod}, after…”; “During the {claim.exportPeriod} after t…”; “Our controls are
    the subject of a {clai…”
  content/pages/legal/terms.md: words that go with a claim; “Support is available
    {claim.support}.”; “You remain responsible for your own obl…”
  content/pages/pricing.yaml: words that go with a claim; “If a price ever changes, you’ll hear
    ab…”
  content/pages/resources/stories.yaml: the file
  content/pages/sign-in.yaml: “Forgot password?”
  content/pages/sign-up.yaml: words that go with a claim; “Uptime”; “Active Users”; “stats”
  content/pages/solutions/enterprises.yaml: words that go with a claim; “support for your IT desk,
    in every time…”; “an auditor’s attestation over a period”; “platform uptime”; band “What your
    review will ask about”; “Typically {claim.integrationWeeks}”; “Evidence for security”;
    “Request Enterprise Demo”
  content/pages/solutions/mobile-operators.yaml: words that go with a claim; “support for your
    care team”; “platform uptime”; “API requests daily”; band “Built for operator traffic”;
    “Typically {claim.integrationWeeks}”; “Connecting your own SM-DP+ and care too…”
  content/pages/solutions/startups.yaml: words that go with a claim; “support, nights and weekends
    included”; “API requests daily”; “platform uptime”; band “The platform by the numbers”;
    “tape”; “Within {claim.firstSaleDays} days”; “Within {claim.setupHours} hours”; “travel eSIM
    market, growing {claim.mark…”; “{claim.marketSize}”; “{claim.infrastructureCost}”;
    “{claim.firstSaleDays} days”; “{claim.setupHours} hours”; “After that, support is there
    {claim.sup…”; “The storefront is configured {claim.set…”; “Schedule Demo”; “Book a Demo”
  content/pages/solutions/travel-agencies.yaml: words that go with a claim; “days of free trial,
    no credit card”; “platform uptime”; “to activate once the code arrives”; band “What the shop
    behind your counter can do”; “Within {claim.setupHours} hours”; “Schedule Demo”
  content/planned.yaml: the file
  content/plans.yaml: “{claim.trialDays} days free, no credit …”; “landing”
  content/prices.yaml: “landing-basic”; “landing-business”; “landing-enterprise”
  content/stories/enterprise.yaml: the file
  content/stories/operator.yaml: the file
  content/stories/travel.yaml: the file
`),
  );
  const today = new Date('2026-11-18');
  const { findings } = checkWords(files, brand, { readBytes, isLive: true, today });
  expect(findings.map(({ file, says }) => `${file} ${says.split(':', 1)}`)).toEqual([
    'brands/brand.yaml domain',
    'brands/brand.yaml email',
    'brands/brand.yaml phone',
    'brands/brand.yaml address.street',
    'brands/brand.yaml address.city',
    'brands/brand.yaml address.postalCode',
    'brands/brand.yaml socials.0.href',
    'brands/brand.yaml socials.1.href',
    'brands/brand.yaml socials.2.href',
    'content/pages/index.yaml bands.0.form',
    'content/pages/contact.yaml bands.0.form',
    'content/pages/sign-in.yaml bands.0.form',
    'content/pages/sign-up.yaml bands.0.form',
    'content/prices.yaml the file',
    'content/pages/legal/cookie-policy.md meta.updated',
    'content/pages/legal/privacy-policy.md meta.updated',
    'content/pages/legal/terms.md meta.updated',
  ]);
  const words = Object.entries(files).filter(([file]) => /^content\/(?!claims)/.test(file));
  const invented = words.filter(([, text]) => /sample: true|\{(if )?claim\./.test(text));
  expect(invented.map(([file]) => file)).toEqual([]);
});

it('keeps what is the owner’s: people who are real, and claims that are confirmed', {
  timeout: 120_000,
}, () => {
  const own = {
    ...shipped,
    [brand]: `${shipped[brand]}confirmed: { Company: "2026-11-16, Jane Doe" }\n`,
    'content/pages/about.yaml':
      shipped['content/pages/about.yaml']
        ?.replace(/(name: Adaeze Nwankwo\n)\s+sample: true\n/, '$1')
        .replace('four values', 'four values since {claim.founded}') ?? '',
  };
  const { files } = takeOut(own, brand, readBytes);
  expect(files['content/pages/about.yaml']).toContain('name: Adaeze Nwankwo');
  expect(files['content/pages/about.yaml']).toContain('since {claim.founded}');
  expect(files['content/pages/about.yaml']).not.toContain('Jonas Lindqvist');
  expect(files['content/claims.yaml']).toMatch(/^# Every marketing claim (.|\n#)+\n\nfounded:\n/);
  expect(files['content/claims.yaml']).not.toContain('uptime:');
});
