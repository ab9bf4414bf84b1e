import sharp from 'sharp';
import { expect, it } from 'vitest';
import { edited, german, shipped } from '../../tests/content/site.ts';
import { exampleOf } from '../../tests/support/example-pages.ts';
import { checkWords } from './check-words.ts';
import { untranslatedIn } from './checks/translations.ts';
import { type ContentFile, parseFileName } from './file-kinds.ts';
import type { Files } from './files.ts';
import { type Finding, printFinding } from './finding.ts';
import { bytesBelow } from './read-content.ts';

const brand = 'brands/brand.yaml';
const today = new Date('2026-11-16');
const readBytes = bytesBelow('.');

const check = (files: Files, { isLive = false } = {}) =>
  checkWords(files, brand, { isLive, today, readBytes }).findings;

const print = (finding: Finding) => `${finding.severity} ${printFinding(finding)}`;

type Edit = (text: string) => string;
const swap =
  (from: string | RegExp, to: string): Edit =>
  (text) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`There is no ${from}`);
    return changed;
  };
const write = (text: string) => () => text;

const make = (edits: readonly (readonly [file: string, edit: Edit])[]) => {
  const files = { ...shipped };
  for (const [file, edit] of edits) files[file] = edit(files[file] ?? '');
  return files;
};

type Case = [what: string, file: string, edit: Edit, says: string];

/** The findings of a site with all of these edits: to read it once for each would take a minute. */
const findingsOf = (cases: readonly Case[], isLive: boolean) =>
  check(make(cases.map(([, file, edit]) => [file, edit])), { isLive }).map(print);

const head = `---
meta:
  title: Text
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: 2026-11-16
heading: Text
intro: Intro.
---

`;
const terms = 'content/pages/legal/terms.md';
const copied = swap(/title: .*/, 'title: Zoo')(shipped['content/pages/faq.yaml'] ?? '');
const unfinished = `meta:
  title: Unfinished
  description: Some words that stand for others, until their owner writes those. They are many.
  updated: 2026-11-16
bands:
  - ${JSON.stringify(exampleOf('hero', 'quiet'))}
  - band: cards
    look: plain
    title: Cards
    items:
      - { title: Lorem ipsum dolor, text: "Welcome to [Your company]." }
      - { title: "By [brand.name]", text: "Dolor sit amet." }
      - { title: "For [your city]", text: Words. }
  - { band: video, title: A film, file: videos/sample.mp4, captions: none }
`;
const blog = `meta:
  title: Blog
  description: What we learn while we build a platform for eSIMs, written down by those who built it.
  updated: 2026-11-16
bands:
  - { band: hero, look: quiet, title: Blog., lead: What we learn. }
  - { band: articles, below: /blog, all: All, feed: Feed }
`;

it('finds claims that differ between pages on the shipped site, and nothing to change', () => {
  expect(check(shipped).map(print)).toEqual([
    'warning content/claims.yaml:9 countries: pages disagree: 150+ on /; 190+ on /solutions/startups, /solutions/travel-agencies; 200+ on /sign-up, /resources/stories, /solutions/enterprises, /solutions/mobile-operators. Write the true one as its value, and delete the line “also”',
    'warning content/claims.yaml:14 uptime: pages disagree: 99.9% on /, /sign-up, /features/payment-processing, /features/provider-integration, /solutions/enterprises, /solutions/mobile-operators, /solutions/travel-agencies; 99.99% on /solutions/startups. Write the true one as its value, and delete the line “also”',
    'warning content/claims.yaml:19 users: pages disagree: 10K+ on /; 50K+ on /sign-up. Write the true one as its value, and delete the line “also”',
  ]);
});

it('reports what stops a build as an error', () => {
  const files = make([['content/plans.yaml', swap('id: business', 'id: firma')]]);
  expect(check(files).map(print)).toEqual([
    'error content/pages/index.yaml:69 bands.2.items.0.text: {plan.business} is not a plan: plans.yaml has no plan with this id',
  ]);
});

const unready: Case[] = [
  [
    'a description that says little',
    'content/pages/short.md',
    write('# Short\n\nToo little.\n'),
    'error content/pages/short.md:1 meta.description: “Too little.” is taken from the text: write one of 70 to 160 characters',
  ],
  [
    'the description of a page that was copied',
    'content/pages/zoo.yaml',
    write(copied),
    'error content/pages/zoo.yaml:3 meta.description: repeats the description of content/pages/faq.yaml: describe what only this page is about',
  ],
  [
    'a sample',
    'content/pages/index.yaml',
    swap('author: Marit Oosterveld', 'author: Ann Lee'),
    'live content/pages/index.yaml:229 bands.7.items.0: Ann Lee is invented: replace it with a real one and delete “sample: true”, or write “sampleContent: false” in brands/brand.yaml',
  ],
  [
    'messages that are samples',
    'content/activity.yaml',
    (text) => text,
    'live content/activity.yaml:1 the file: each message is invented: replace it with a real one and delete “sample: true”, or write “sampleContent: false” in brands/brand.yaml',
  ],
  [
    'a form that only pretends',
    'content/pages/contact.yaml',
    (text) => text,
    'live content/pages/contact.yaml:14 bands.0.form: is a demo that sends nothing: write “forms: own” or a form service into brands/brand.yaml, or delete the form',
  ],
  [
    'a link to the demo of an account beside one to the app',
    'content/navigation.yaml',
    swap('href: /sign-up', 'href: https://app.mine.com'),
    'live content/plans.yaml:46 landing.plans.0.action.href: /sign-up is a demo: link it to https://app.mine.com as the menu does',
  ],
  [
    'a link in a text to a page that is not there yet',
    'content/pages/own.md',
    write(`${head}Words.\n\n[Demo](/demo)\n`),
    'live content/pages/own.md:12 body: /demo is not a page yet: write it, redirect the path in content/redirects.yaml, or delete the link',
  ],
  [
    'a domain that nobody has',
    brand,
    swap('www.farlane.example', 'mine.example.com'),
    'live brands/brand.yaml:7 domain: mine.example.com is a placeholder: write yours',
  ],
  [
    'a number for films',
    brand,
    swap(/phone: .*/, 'phone: +1 555 0199'),
    'live brands/brand.yaml:9 phone: +1 555 0199 is a fictional number: write yours',
  ],
  [
    'the front page of a network',
    brand,
    swap('https://x.com/', 'https://x.org'),
    'live brands/brand.yaml:26 socials.1.href: https://x.org is a placeholder: write yours, or delete X',
  ],
  [
    'words that the editor put into a new card',
    'content/pages/features/analytics.yaml',
    swap(
      / {6}- icon: /,
      '      - icon: star\n        title: Heading of the card\n        text: Text.\n$&',
    ),
    'live content/pages/features/analytics.yaml:39 bands.2.items.0.title: “Heading of the card” is a placeholder: write your text',
  ],
  [
    'an example of a band',
    'content/pages/unfinished.yaml',
    write(unfinished),
    'live content/pages/unfinished.yaml:6 bands.0.title: “[Headline: what this page is about.]” is a placeholder: write your text',
  ],
  [
    'words that stand for others',
    'content/pages/unfinished.yaml',
    (text) => text,
    'live content/pages/unfinished.yaml:11 bands.1.items.0.title: “Lorem ipsum” is a placeholder: write your text',
  ],
  [
    'a blank for a name',
    'content/pages/unfinished.yaml',
    (text) => text,
    'live content/pages/unfinished.yaml:11 bands.1.items.0.text: “[Your company]” is a placeholder: write your text',
  ],
  [
    'the middle of words that stand for others',
    'content/pages/unfinished.yaml',
    (text) => text,
    'live content/pages/unfinished.yaml:12 bands.1.items.1.text: “Dolor sit amet” is a placeholder: write your text',
  ],
  [
    'a token in the wrong brackets',
    'content/pages/unfinished.yaml',
    (text) => text,
    'live content/pages/unfinished.yaml:12 bands.1.items.1.title: “[brand.name]” is a placeholder: write your text',
  ],
  [
    'a blank between angles',
    'content/pages/unfinished.yaml',
    (text) => text,
    'live content/pages/unfinished.yaml:13 bands.1.items.2.title: “[your city]” is a placeholder: write your text',
  ],
  [
    'the sample film',
    'content/pages/unfinished.yaml',
    (text) => text,
    'live content/pages/unfinished.yaml:14 bands.2.file: “videos/sample.mp4” is a sample film: replace it with yours',
  ],
  [
    'a note to oneself in a text, at its line',
    'content/pages/todo.md',
    write(
      `${head.replace('Text', 'Todo').replace('this site', 'this page')}Todo el mundo: \`TBD\`, [the terms](/legal/terms), a[0].\n\nTODO: more\n`,
    ),
    'live content/pages/todo.md:12 body: “TODO” is a placeholder: write your text',
  ],
  [
    'a plan that is not sold any more',
    'content/pages/todo.md',
    swap('intro: Intro.', 'intro: Included from the Basic plan up.'),
    'live content/pages/todo.md:7 intro: “Basic plan” is not in plans.yaml, which has Small, Business, Enterprise, Starter, Professional',
  ],
  [
    'an address that nobody has',
    'content/redirects.yaml',
    write('- { from: /docs, to: https://docs.example.com }\n'),
    'live content/redirects.yaml:1 0.to: docs.example.com is a placeholder domain: write yours',
  ],
  [
    'a claim on which pages disagree',
    'content/claims.yaml',
    swap('value: 10K+', 'value: 20K+'),
    'live content/claims.yaml:19 users: pages disagree: 20K+ on /; 50K+ on /sign-up. Write the true one as its value, and delete the line “also”',
  ],
  [
    'a claim that nobody has confirmed',
    'content/claims.yaml',
    swap('ISO 27001', 'ISO 27002'),
    "live content/claims.yaml:76 soc2: is all of this true of you? “SOC 2 Type II” (Auditor's attestation of security controls over a period), “ISO 27002” (Certified information security management), “PCI DSS” (Card data standard that payment handling follows), “GDPR” (Privacy law that the platform is built to comply with). Then write “Security: 2026-11-16, who says so or where it can be read” under “confirmed:” in brands/brand.yaml",
  ],
  [
    'prices that nobody has confirmed',
    'content/prices.yaml',
    swap('4999', '5999'),
    'live content/prices.yaml:1 the file: are these your prices, and the contents of your plans? Then write “Prices: 2026-11-16, who says so or where it can be read” under “confirmed:” in brands/brand.yaml',
  ],
  [
    'plans that are called otherwise elsewhere',
    'content/plans.yaml',
    swap('name: Basic', 'name: Small'),
    'live content/plans.yaml:106 pricing: pages disagree: Starter, Professional, Enterprise on /pricing; Small, Business, Enterprise on /. Show one set on both',
  ],
  [
    'a plan that nobody sells',
    'content/activity.yaml',
    swap('plan: Growth', 'plan: Gone'),
    'live content/activity.yaml:10 messages.0.plan: there is no plan Gone: name one of Small, Business, Enterprise, Starter, Professional',
  ],
  [
    'a list of articles without one',
    'content/pages/blog.yaml',
    write(blog),
    'live content/pages/blog.yaml:6 bands: /blog has no entries to show, so the menus and the sitemap leave it out. Add an entry of your own, or delete the page',
  ],
  [
    'letters that the fonts lack, which stop nobody',
    'content/pages/own.md',
    swap(/$/, '\nBłękitny Żuraw: שלום\n'),
    'warning content/pages/own.md:14 body: Archivo, Atkinson Hyperlegible Next, Atkinson Hyperlegible Mono lack ו ל ם ש: browsers show these characters in a system font',
  ],
  [
    'a legal text with two dates',
    terms,
    swap('updated: 2024-01-15', 'updated: 2025-02-15'),
    'live content/pages/legal/terms.md:9 note: has the month 2024-01, but meta.updated is 2025-02-15: write the same month',
  ],
  [
    'a legal text of tomorrow',
    'content/pages/legal/privacy-policy.md',
    (text) => text.replace('2024-01-15', '2999-01-15').replace('2024-01}', '2999-01}'),
    'live content/pages/legal/privacy-policy.md:7 meta.updated: 2999-01-15 is in the future',
  ],
  [
    'a legal text of long ago',
    'content/pages/legal/cookie-policy.md',
    (text) => text,
    'live content/pages/legal/cookie-policy.md:8 meta.updated: 2024-01-15 is more than a year ago: review the text with a lawyer, then change the date',
  ],
];
const unreadyFound = findingsOf(unready, true);

it.each(unready)('before it goes live, finds %s', (_what, _file, _edit, says) => {
  expect(unreadyFound).toContain(says);
});

it('asks each form that is sent for an e-mail field', () => {
  const file = 'content/pages/contact.yaml';
  const changed = make([
    [brand, swap(/$/, 'forms: own\n')],
    [file, swap('kind: email', 'kind: phone')],
  ]);
  expect(
    check(changed)
      .map(print)
      .filter((each) => each.startsWith('error')),
  ).toEqual([
    `error ${file}:16 bands.0.form.fields: needs a field of the kind email, because forms are sent (forms: in the brand)`,
  ]);
});

it('takes forms that are sent for real ones, and sign-in for a demo still', () => {
  const found = check(make([[brand, swap(/$/, 'forms: own\n')]]), { isLive: true }).map(print);
  expect(found.filter((each) => /is a demo|forms:/.test(each))).toEqual([
    'live content/pages/sign-in.yaml:27 bands.0.form: is a demo that sends nothing: link signIn in navigation.yaml to your own app, or delete it',
    'warning brands/brand.yaml:57 forms: “own” needs the site’s own server: Netlify, Vercel and Cloudflare Pages do not answer /forms (docs/forms.md)',
  ]);
});

it('finds texts that name the kit', () => {
  const named = make([[brand, swap('name: Farlane', 'name: Tidewren')]]);
  expect(check(named, { isLive: true }).map(print)).toContain(
    `live ${brand}:5 legalName: “Farlane” is not your name: write yours`,
  );
});

it('finds nothing any more in what an owner has settled', () => {
  const settled: [file: string, edit: Edit][] = [
    [brand, swap('www.farlane.example', 'www.mine.com')],
    [brand, swap('hello@farlane.example', 'me@mine.com')],
    [brand, swap(/phone: .*/, 'phone: +49 30 123456')],
    [brand, swap(/\nsocials:\n( .*\n)+/, '\nsocials: [{ name: X, href: https://x.com/mine }]\n')],
    [brand, swap(/$/, '\nclaims: { countries: 150+, users: 10K+, founded: "2020" }\n')],
    [
      brand,
      swap(/$/, 'confirmed: { Security: "2026-11-16, A. Lee", Prices: "2026-11-16, A. Lee" }\n'),
    ],
    ['content/pages/demo.md', write(`${head}Words.\n`)],
    ['content/redirects.yaml', write('# None yet.\n')],
    ['content/navigation.yaml', swap('href: /sign-in', 'href: https://app.mine.com')],
  ];
  const about =
    /(domain|email|phone|socials.*|countries|users|founded|soc2|the file): (?!.*invented)|\/demo|: only pretends, .*signIn/;
  const found = check(make(settled), { isLive: true }).map(printFinding);
  expect(found.filter((each) => about.test(each))).toEqual([]);
});

it('names the page that is empty without samples, and reports nothing else of samples', () => {
  const hidden = make([[brand, swap('sampleContent: true', 'sampleContent: false')]]);
  const found = (isLive: boolean) => check(hidden, { isLive }).map(print);
  const says =
    'content/pages/resources/stories.yaml:8 bands: /resources/stories has no entries to show, so the menus and the sitemap leave it out. Add an entry of your own, or delete the page';
  expect(found(false)).toContain(`warning ${says}`);
  expect(found(true)).toContain(`live ${says}`);
  expect(found(true).filter((each) => /invented|activity\.yaml|stories\//.test(each))).toEqual([]);
});

it('counts the texts of a language that equal those of the first, except names and single words', () => {
  const body = (text: string) => `---\nheading: Page\nintro: ${text}\n---\n\n`;
  const files = {
    'content/pages/a.md': `${body('Who we are, and why.')}Some of it.\n\nSan Francisco\n\nAll\nof it.\n`,
    'content/de/pages/a.md': `${body('Wer wir sind.')}San Francisco\n\nEin Teil.\n\nAll\nof it.\n\n    a b c\n`,
  };
  const page = parseFileName('content/de/pages/a.md') as ContentFile;
  expect(untranslatedIn({ files }, page)).toEqual([{ path: ['body'], text: 'All\nof it.' }]);
  const story =
    'live content/de/stories/travel.yaml:1 the file: still has 4 texts (124 words) in English, such as “A tour operator packs the…”';
  const found = (files: Files, isLive: boolean) => check(files, { isLive }).map(print).join('\n');
  expect(found(german, true)).toContain(story);
  expect(found(german, false)).toMatch(
    /^warning content\/languages\.yaml:4 1: Deutsch still has 1\d{3} texts in English, in 36 files: “npm run check -- --live” lists them$/m,
  );
});

it('says what a language lacks, and leaves out the pages of one that is partial', () => {
  const { 'content/de/stories/travel.yaml': _, ...files } = edited(
    'content/languages.yaml',
    'name: Deutsch',
    'name: Deutsch, partial: true',
    german,
  );
  delete files['content/de/pages/about.yaml'];
  const found = check(files, { isLive: true }).map(print);
  expect(found.filter((each) => each.includes('Deutsch'))).toEqual([
    'live content/de/stories/travel.yaml:1 the file: is missing in Deutsch',
    'warning content/languages.yaml:4 1: Deutsch does not have these pages yet: /about',
  ]);
});

it('notes pictures that are larger, and headings that are longer than anybody needs', async () => {
  const picture = 'content/images/wide.jpg';
  const bytes = await sharp({
    create: { width: 6001, height: 500, channels: 3, background: '#357' },
  })
    .jpeg()
    .toBuffer();
  const page = 'content/pages/about.yaml';
  const files = make([
    [page, swap(/title: We build/, `title: ${'Long words '.repeat(11)}`)],
    [
      page,
      swap('name: Adaeze Nwankwo', 'portrait: { file: images/wide.jpg, alt: A }\n        name: A'),
    ],
  ]);
  const { findings } = checkWords(files, brand, {
    today,
    readBytes: (file) => (file === picture ? bytes : undefined),
  });
  const said = findings.map(print).join('\n');
  expect(said).toMatch(
    /warning content\/pages\/about\.yaml:\d+ .*portrait: content\/images\/wide\.jpg has 0\.\d MB and 6001 × 500 pixels, more than any screen needs\. To shrink it: magick /,
  );
  expect(said).toMatch(
    /warning content\/pages\/about\.yaml:\d+ bands\.0\.title: the heading “Long words Long words Long wor…” has \d+ characters/,
  );
});

it('reports a link of the menu to a page that has moved, at its line', () => {
  const files = make([
    ['content/navigation.yaml', swap('href: /about', 'href: /about-us')],
    ['content/redirects.yaml', write('- { from: /about-us, to: /about }\n')],
  ]);
  expect(check(files).map(print)).toContainEqual(
    expect.stringMatching(
      /^warning content\/navigation\.yaml:\d+ groups\.\d\.items\.\d\.href: \/about-us is redirected: link to \/about$/,
    ),
  );
});

it('lists shipped texts on a site in another language, and no other English ones', () => {
  const description =
    'description: Wie deze site maakt, waar je naartoe schrijft, en wie antwoord geeft op je vraag.';
  const files = make([
    ['content/languages.yaml', write('- { code: nl, name: Nederlands }\n')],
    [brand, swap(/^locale: .*/m, 'locale: nl-NL')],
    [
      'content/pages/over.md',
      write(
        `${head.replace(/description: .*/, description)}“The road that you take with them is the road that they built.”`,
      ),
    ],
  ]);
  const left = check(files, { isLive: true })
    .map(print)
    .filter((line) => /as shipped/.test(line));
  expect(left).toContain(
    'live content/forms.yaml:5 answers.success: still has 2 texts as shipped, in English, such as “Thank you. We’ve received your…”. Translate them',
  );
  expect(left.join()).not.toContain('over.md');
});
