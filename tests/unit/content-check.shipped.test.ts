import { describe, expect, it } from 'vitest';
import { parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';
import { faultsOf } from '../support/faults-of.ts';

const sound = readFiles('.');

type Edit = [from: string | RegExp, to: string, expected: string];

/** The faults after an edit, and the line of the edit. */
function broken(file: string, from: string | RegExp, to: string) {
  const text = sound[file] ?? '';
  const at = text.search(typeof from === 'string' ? RegExp.escape(from) : from);
  expect(at, `${file} must hold ${from}`).toBeGreaterThanOrEqual(0);
  const edited = { ...sound, [file]: text.replace(from, () => to) };
  const line = text.slice(0, at).split('\n').length;
  return { faults: faultsOf(() => parseContent(edited)), line };
}

const heading = /^heading: .*$/m;
const description = /^ {2}description: >-\n( {4}.*\n)+/m;
const ink = 'light: [0.53, 0.15, 32]';

/** Edits that make one fault each, on the line of the edit. */
const edits: Record<string, Edit[]> = {
  'content/prices.yaml': [
    [
      'mobileAppSetup: 4999',
      'mobileAppSetup: a lot',
      'items.mobileAppSetup: must be a plain number',
    ],
    [
      'mobileAppSetup: 4999',
      'mobileAppSetup: 4.999,5 €',
      'items.mobileAppSetup: must be written with a point: 4999.50',
    ],
    ['mobileAppSetup: 4999', 'mobileAppSetup: 4,999', 'items.mobileAppSetup: .* number: 4999'],
    ['mobileAppSetup: 4999', 'mobileAppSetup: 4.999', 'items.mobileAppSetup: .* two digits'],
    ['monthly: 299,', 'monthly: 299,90,', 'plans.pricing-starter.90: .* with a point'],
  ],
  'content/pages/not-found.yaml': [
    ['href: /contact', 'href: /kontact', 'secondary.href: "/kontact" is no page of this site'],
  ],
  'content/solutions/startups.yaml': [
    ['href: /demo', 'href: /dmeo', 'hero.actions.1.href: "/dmeo" is no page of this site'],
  ],
  'content/pages/about.yaml': [
    [heading, 'heading: We are {brand.nmae}.', 'heading: {brand.nmae} is not known'],
    [heading, 'heading: It is {price.unheardOf}.', 'heading: {price.unheardOf} is not known'],
    [heading, 'heading: We {claim.none}', 'heading: {claim.none} is not in claims.yaml'],
    [heading, 'heading: Up {claim.uptime}.', 'heading: {claim.uptime} has no reading for /about'],
    [
      heading,
      'heading: a: b',
      'has a colon inside a text: put the text in quotes: heading: "a: b"',
    ],
    [heading, 'heading: {brand.name} sells', 'holds more than one text: put the text in quotes: '],
    [heading, 'heading: *new', 'has a text that begins with \\*: put it in quotes'],
    [heading, 'heading: 2026', 'heading: must be a text: put it in quotes'],
    [
      /(?<=^meta:\n) {2}title: .*$/m,
      `  title: ${'Long '.repeat(11)}`,
      'meta.title: must have at most 60 characters with its suffix; “.*” has \\d+',
    ],
  ],
  'content/pages/sign-in.yaml': [
    [description, '  description: Short\n', 'meta.description: must have 70 to 160 characters'],
    [
      description,
      `  description: ${'Too long '.repeat(20)}\n`,
      'meta.description: must have 70 to 160 characters',
    ],
  ],
  'content/pages/stories.yaml': [
    [/^portrait: .*$/m, 'portrait: ""', 'portrait: must not be empty'],
  ],
  'brands/brand.yaml': [
    [ink, 'light: red', 'inks.agencies.light: must be a color such as "#b0432f"'],
    [ink, 'light: "#ffd400"', 'inks.agencies.light: .* the nearest color that does is .*#'],
    [ink, 'light: [0.95, 0.05, 32]', 'inks.agencies.light: .*contrast of 4.5:1 on light paper'],
    ['hue: 215, ', '', 'grounds.day.hue: must be a number from 0 to 360'],
    [/^domain: /m, 'domain: https://', 'domain: must be a bare host name such as'],
    [/^email: .*$/m, 'email: nobody', 'email: must be an e-mail address'],
  ],
  'content/pages/contact.yaml': [
    [/^office:$/m, 'offce: 1\noffice:', 'offce: is not a field'],
    [/^ {2}submit: .*$/m, '  sumbit: Send\n  submit: Send', 'form.sumbit: is not a field'],
  ],
  'content/pages/pricing.yaml': [
    ['"Save {percent}"', 'Save 25%', 'words.save: must say {percent} in place of a figure'],
    ['price: pricing-starter', 'price: none', 'plans.0.price: “none” is no plan in prices.yaml'],
  ],
};

/** Edits whose fault stands elsewhere: what is missing has no line, and a long text has its first. */
const editsElsewhere: Record<string, Edit[]> = {
  'content/faq/general.yaml': [
    ['(/solutions/startups)', '(/startup)', 'questions.2.answer: "/startup" is no page'],
  ],
  'content/legal/terms.md': [
    ['](/legal/privacy-policy)', '](/privacy)', 'body: "/privacy" is no page'],
  ],
  'content/pages/not-found.yaml': [[/^heading: .*\n/m, '', 'heading: is missing: expected string']],
  'content/pages/stories.yaml': [[/^portrait: .*\n/m, '', 'portrait: is missing: expected string']],
  'content/payment-methods.yaml': [[/^methods:[\s\S]*/m, 'methods: []\n', 'methods: ']],
};

const rows = (table: Record<string, Edit[]>) =>
  Object.entries(table).flatMap(([file, list]) => list.map((edit) => [file, ...edit] as const));

describe('content check', () => {
  it('finds nothing in the content as it is', () => {
    expect(faultsOf(() => parseContent(sound))).toEqual([]);
  });

  it.each(rows(edits))('%s: names line and field after %s → %s', (file, from, to, expected) => {
    const { faults, line } = broken(file, from, to);
    const pattern = expected.replaceAll(/[{}/]/g, '\\$&');
    expect(faults).toEqual([expect.stringMatching(`^${file}:${line} ${pattern}`)]);
  });

  it.each(rows(editsElsewhere))('%s: names the field after %s → %s', (file, from, to, expected) => {
    const { faults } = broken(file, from, to);
    expect(faults).toEqual([expect.stringMatching(`^${file}:\\d+ ${expected}`)]);
  });

  it('names the line of a mistake in the head of a Markdown file, and nothing that follows from it', () => {
    const file = 'content/legal/terms.md';
    const { faults, line } = broken(file, heading, 'heading: "open');
    const end = (sound[file] ?? '').split('\n').indexOf('---', 1) + 1;
    for (const fault of faults) {
      const [, named = 0] = /^content\/legal\/terms\.md:(\d+) /.exec(fault) ?? [];
      expect(Number(named)).toBeGreaterThanOrEqual(line);
      expect(Number(named)).toBeLessThanOrEqual(end);
    }
    expect(faults).not.toEqual([]);
  });

  it('finds a file that no page uses, and one that is missing', () => {
    const { 'content/words.yaml': _, ...rest } = sound;
    const stray = { ...rest, 'content/stray.yaml': 'heading: Stray' };
    expect(faultsOf(() => parseContent(stray))).toEqual([
      'content/words.yaml:1 the file: is missing',
      'content/stray.yaml:1 the file: is used by no page',
    ]);
  });

  it('lists every fault at once', () => {
    const [one, other] = ['content/pages/not-found.yaml', 'content/pages/stories.yaml'];
    const files = {
      ...sound,
      [one]: (sound[one] ?? '').replace(heading, 'heading: 404'),
      [other]: (sound[other] ?? '').replace('href: /contact', 'href: /kontact'),
    };
    expect(faultsOf(() => parseContent(files))).toHaveLength(2);
    expect(() => parseContent(files)).toThrow('The content has 2 faults');
  });
});
