import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { newEntry } from '../../edit/new-entry.ts';
import { brandFile } from '../../src/brand/brand-file.ts';
import type { Files } from '../../src/content/file-reader.ts';
import { parseContent, parseLanguages } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { card } from '../../src/schema/fields.ts';
import { schemaOf } from '../../src/schema/schema-at.ts';
import { languageLine, pseudoCode } from '../../tests/languages/language.ts';
import { pseudoContent } from '../../tests/languages/pseudo-content.ts';
import { faultsOf } from '../../tests/support/faults-of.ts';
import { exampleOf, pageText } from '../examples/example-pages.ts';
import { liveFindings } from './live-findings.ts';

const shipped = readFiles('.');
const brandPath = brandFile('');
const first = 'content/pages/index.yaml';
const activity = 'content/activity.yaml';

// biome-ignore lint/suspicious/noExplicitAny: content files have many shapes
type Data = Record<string, any>;

function changedAlone(file: string, change: (data: Data) => unknown): Files {
  const data = parse(shipped[file] ?? '');
  change(data);
  return { [file]: stringify(data) };
}

const withChanged = (file: string, change: (data: Data) => unknown): Files => ({
  ...shipped,
  ...changedAlone(file, change),
});

const bandIn = ({ bands }: Data, kind: string): Data =>
  bands.find(({ band }: Data) => band === kind);

const textFile = (meta: string, body: string) => `---
meta:
  title: Text
  description: Who runs this site, where to write to, and who answers for what is written on it.
  updated: ${meta}
heading: Text
${body}`;

const page = textFile('2026-11-16', 'intro: Intro.\n---\n\n[Demo](/demo)\n');
const legal = (meta: string, said: string) => ({
  ...shipped,
  'content/pages/legal/terms.md': textFile(
    meta,
    `note: ${said}\nintro: Sum.\nisSealed: true\n---\n## One\n\nText.\n`,
  ),
});

const findingsOf = (files: Files) =>
  Object.values(
    liveFindings({
      files,
      brandPath,
      contents: parseLanguages(files, brandPath),
      today: new Date('2026-11-16'),
    }),
  ).flat();

const two = [
  { value: 'many', pages: ['/'] },
  { value: 'few', pages: ['/about'] },
];

it.each<[string, Files, RegExp]>([
  [
    'sample person',
    withChanged(first, (page) => {
      const [quote] = bandIn(page, 'testimonials').items;
      Object.assign(quote, { author: 'Ann Example', sample: true });
    }),
    /^content\/pages\/index\.yaml:\d+ bands\.\d+\.items\.0: Ann Example is invented/,
  ],
  [
    'invented message',
    withChanged(activity, (data) => Object.assign(data, { sample: true })),
    /^content\/activity\.yaml:\d+ the file: the messages are invented/,
  ],
  ['form', shipped, /^content\/pages\/contact\.yaml:\d+ bands\.0\.form: only pretends/],
  [
    'link',
    { ...shipped, 'content/pages/own.md': page },
    /^content\/pages\/own\.md:10 body: \/demo/,
  ],
  [
    'phone',
    withChanged(brandPath, (brand) => Object.assign(brand, { phone: '+1 555 0199' })),
    /^brands\/brand\.yaml:\d+ phone: \+1 555 0199 is a number for films/,
  ],
  [
    'network',
    withChanged(brandPath, ({ socials }) => socials.push({ name: 'N', href: 'https://n.org' })),
    /^brands\/brand\.yaml:\d+ socials\.\d+\.href: https:\/\/n\.org is the front page of N/,
  ],
  [
    'claim',
    withChanged('content/claims.yaml', ({ businesses }) =>
      Object.assign(businesses, { readings: two }),
    ),
    /^content\/claims\.yaml:\d+ businesses: many on \/; few on \/about/,
  ],
  [
    'name of a plan',
    withChanged(activity, ({ messages }) => Object.assign(messages[0], { plan: 'Unsold' })),
    /activity\.yaml:\d+ messages: no plan is called Unsold/,
  ],
  [
    'invented provider',
    shipped,
    /^content\/pages\/index\.yaml:\d+ bands\.\d+\.providers\.tiles\.0: Tradewind Roaming is invented/,
  ],
  ['invented story', shipped, /^content\/pages\/about\.yaml:\d+ bands\.\d+: the story is invented/],
  [
    'certificate',
    shipped,
    /^content\/claims\.yaml:\d+ soc2: SOC 2 Type II \(Auditor's attestation/,
  ],
  [
    'short description',
    { ...shipped, 'content/pages/short.md': '# Short\n\nToo little.\n' },
    /^content\/pages\/short\.md:1 meta\.description: “Too little\.” is taken from the text/,
  ],
  [
    'description of a copied page',
    {
      ...shipped,
      'content/pages/zoo.yaml': String(shipped['content/pages/faq.yaml']).replace(
        /title: .*/,
        'title: Zoo',
      ),
    },
    /^content\/pages\/zoo\.yaml:3 meta\.description: is that of content\/pages\/faq\.yaml, too/,
  ],
  ['figure', shipped, /^content\/claims\.yaml:\d+ apiRequests: 50M\+ \(/],
  ['prices', shipped, /^content\/prices\.yaml:1 the file: every price/],
  [
    'text that the editor put into a new card',
    withChanged(first, (page) => {
      bandIn(page, 'cards').items.push(newEntry(schemaOf(card)));
    }),
    /^content\/pages\/index\.yaml:\d+ bands\.\d+\.items\.6\.title: “Heading of the card” says what/,
  ],
  [
    'address that never exists',
    { ...shipped, 'content/redirects.yaml': '- { from: /docs, to: https://docs.example.com }\n' },
    /^content\/redirects\.yaml:1 0\.to: docs\.example\.com is an address that nobody has/,
  ],
  [
    'mailbox that never exists',
    {
      ...shipped,
      'content/pages/own.md': page.replace('[Demo](/demo)', 'Write to a@mine.example'),
    },
    /^content\/pages\/own\.md:10 body: mine\.example is an address/,
  ],
  [
    'script that never exists',
    withChanged(brandPath, (brand) => {
      brand.scripts = [
        { src: 'https://x.example.com/a.js', name: 'X', purpose: 'counts', consent: true },
      ];
    }),
    /^brands\/brand\.yaml:\d+ scripts\.0\.src: https:\/\/x\.example\.com\/a\.js leads nowhere/,
  ],
  [
    'list of articles without one',
    {
      ...shipped,
      'content/pages/blog.yaml': pageText('Blog', [
        exampleOf('head'),
        { ...exampleOf('articles'), below: '/blog' },
      ]),
    },
    /^content\/pages\/blog\.yaml:\d+ bands\.1\.below: there is no article yet/,
  ],
  ['old date', legal('2020-01-15', 'Long ago'), /terms\.md:5 meta\.updated: .* over a year ago/],
  ['date to come', legal('2999-01-15', 'Soon'), /meta\.updated: 2999-01-15 has yet to come/],
  ['two dates', legal('2026-11-15', '"{month.2024-01}"'), /terms\.md:7 note: says 2024-01/],
])('%s: is found, with file and line', (_, files, finding) => {
  expect(findingsOf(files)).toContainEqual(expect.stringMatching(finding));
});

it('finds no form where none is left that pretends', () => {
  const changed: Files = {
    ...shipped,
    ...changedAlone(first, (page) => {
      const actions = [{ label: 'Start', href: 'https://app.mine.com' }];
      Object.assign(bandIn(page, 'landing-hero'), { form: undefined, actions });
    }),
    ...changedAlone('content/pages/contact.yaml', ({ bands }) => delete bands[0].form),
  };
  const pretending = (files: Files) =>
    findingsOf(files).flatMap(
      (finding) => /(\S+)\.yaml\S* bands\.0\.form: only pretends/.exec(finding)?.[1] ?? [],
    );
  expect(pretending(changed)).toEqual(['content/pages/sign-in', 'content/pages/sign-up']);
  const led = changedAlone('content/navigation.yaml', ({ signIn, signUp }) => {
    signIn.href = signUp.href = 'https://app.mine.com';
  });
  expect(pretending({ ...changed, ...led })).toEqual([]);
  expect(findingsOf({ ...changed, ...led })).toContainEqual(
    expect.stringMatching(
      /index\.yaml:\d+ bands\.\d+\.actions\.0\.href: \/sign-up only pretends; the menu leads to https:/,
    ),
  );
});

it('takes a claim off the list once it is confirmed, set by the brand, or printed nowhere', () => {
  const asked = (files: Files) =>
    findingsOf(files).flatMap(
      (finding) => /^content\/claims\.yaml:\d+ (\w+): .* \(/.exec(finding)?.[1] ?? [],
    );
  const all = asked(shipped);
  expect(all.toSorted()).toEqual(Object.keys(parse(shipped['content/claims.yaml'] ?? '')).sort());
  const settled: Files = {
    ...shipped,
    ...changedAlone('content/claims.yaml', (claims) => {
      claims.soc2.confirmed = '2026-11-16';
      claims.unheard = { says: 'Nobody prints it', readings: [{ value: '1', pages: ['/'] }] };
    }),
    ...changedAlone(brandPath, (brand) => Object.assign(brand, { claims: { founded: '2020' } })),
  };
  expect(asked(settled)).toEqual(all.filter((id) => id !== 'soc2' && id !== 'founded'));
  const priced = withChanged('content/prices.yaml', (prices) => {
    prices.confirmed = '2026-11-16';
  });
  expect(findingsOf(priced).filter((finding) => finding.includes('every price'))).toEqual([]);
  const wrong = withChanged('content/claims.yaml', ({ soc2 }) =>
    Object.assign(soc2, { confirmed: 'yes' }),
  );
  expect(faultsOf(() => parseContent(wrong))).toEqual([
    expect.stringMatching(/^content\/claims\.yaml:\d+ soc2\.confirmed: must be a date such as/),
  ]);
});

it('groups what is to be confirmed by topic', () => {
  const contents = parseLanguages(shipped, brandPath);
  const today = new Date('2026-11-16');
  const kinds = Object.keys(liveFindings({ files: shipped, brandPath, contents, today }));
  const topics = kinds.flatMap((kind) => /^To confirm .*2026-11-16”: (.*)$/.exec(kind)?.[1] ?? []);
  expect(topics).toEqual(['Reach', 'Service', 'Terms', 'Company', 'Market', 'Security', 'Prices']);
});

it('takes sample addresses in drawings and empty fields for what they are', () => {
  const found = findingsOf(shipped).filter((finding) => finding.includes('nobody has'));
  expect(found).toEqual([]);
});

it('finds what a language lacks, but for pages of one that is partial on purpose', () => {
  const translated = Object.entries(pseudoContent(shipped)).map(([file, text]) => [
    `content/${pseudoCode}/${file}`,
    text,
  ]);
  const files = { ...shipped, ...Object.fromEntries(translated), 'content/pages/own.md': page };
  files['content/languages.yaml'] += languageLine.replace(' }', ', partial: true }');
  delete files[`content/${pseudoCode}/stories/travel.yaml`];
  expect(findingsOf(files).filter((finding) => finding.includes('is missing'))).toEqual([
    expect.stringContaining(`content/${pseudoCode}/stories/travel.yaml:1 is missing`),
  ]);
});

it('finds nothing any more in what an owner has settled', () => {
  const files: Files = { ...shipped, 'content/pages/demo.md': page };
  files[brandPath] = stringify({
    ...parse(shipped[brandPath] ?? ''),
    domain: 'www.mine.com',
    email: 'me@mine.com',
    phone: '+49 30 123456',
    socials: [{ name: 'X', href: 'https://x.com/mine' }],
    claims: { countries: '150+' },
  });
  const settled = /\/demo|(domain|email|phone|socials|countries)[.\d\w]*:/;
  expect(findingsOf(files).filter((finding) => settled.test(finding))).toEqual([]);
});

it('sampleContent cannot be turned off while samples remain', () => {
  const off = (files: Files) => ({
    ...files,
    [brandPath]: (files[brandPath] ?? '').replace('sampleContent: true', 'sampleContent: false'),
  });
  const marked = withChanged(activity, (data) => Object.assign(data, { sample: true }));
  expect(faultsOf(() => parseContent(off(marked)))).toContainEqual(
    expect.stringMatching(/^content\/activity\.yaml:\d+ the file: is a sample still, and brands/),
  );
  const unmarked = Object.entries(shipped).map(([file, text]) => [
    file,
    text.replaceAll(/^ *sample: true\n/gm, ''),
  ]);
  expect(faultsOf(() => parseContent(off(Object.fromEntries(unmarked))))).toEqual([]);
  const over = /sampleContent: no sample is left: write false/;
  expect(findingsOf(Object.fromEntries(unmarked))).toContainEqual(expect.stringMatching(over));
  expect(findingsOf(shipped)).not.toContainEqual(expect.stringMatching(over));
});

it('forms that are really sent are not listed; sign-in still pretends', () => {
  const files = withChanged(brandPath, (brand) => Object.assign(brand, { forms: 'own' }));
  const contents = parseLanguages(files, brandPath);
  const found = liveFindings({ files, brandPath, contents, today: new Date('2026-11-16') });
  expect(found['Forms that are not connected']).toEqual([
    expect.stringMatching(/^content\/pages\/sign-in\.yaml/),
  ]);
});
