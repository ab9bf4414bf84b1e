import { describe, expect, it } from 'vitest';
import type { Files } from '../../src/content/file-reader.ts';
import { ContentError, parseContent } from '../../src/content/parse-content.ts';
import { readFiles } from '../../src/content/read-content.ts';

const sound = readFiles('src');

/** The faults that are found when one text in one file is replaced by another. */
function faultsOf(files: Files): string[] {
  try {
    parseContent(files);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

/** Breaks the first place that fits, and tells what is found and on which line it was done. */
function broken(file: string, from: string | RegExp, to: string) {
  const text = sound[file];
  if (text === undefined) throw new Error(`There is no ${file}`);
  const at = typeof from === 'string' ? text.indexOf(from) : text.search(from);
  if (at < 0) throw new Error(`${file} does not hold ${from}`);
  const line = text.slice(0, at).split('\n').length;
  return { faults: faultsOf({ ...sound, [file]: text.replace(from, () => to) }), line };
}

type Case = {
  name: string;
  file: string;
  from: string | RegExp;
  to: string;
  field: string;
  expected: RegExp;
};

const cases: Case[] = [
  {
    name: 'a wrong type',
    file: 'content/prices.yaml',
    from: 'mobileAppSetup: 4999',
    to: 'mobileAppSetup: a lot',
    field: 'items.mobileAppSetup',
    expected: /expected number/,
  },
  {
    name: 'a link to no page of the site',
    file: 'content/pages/not-found.yaml',
    from: 'href: /contact',
    to: 'href: /kontact',
    field: 'secondary.href',
    expected: /"\/kontact" is no page of this site/,
  },
  {
    name: 'a link to no page, in a button of two kinds',
    file: 'content/solutions/startups.yaml',
    from: 'href: /demo',
    to: 'href: /dmeo',
    field: 'hero.actions.1.href',
    expected: /"\/dmeo" is no page of this site/,
  },
  {
    name: 'an unknown token',
    file: 'content/pages/about.yaml',
    from: /^heading: .*$/m,
    to: 'heading: We are {brand.nmae}.',
    field: 'heading',
    expected: /\{brand\.nmae\} is not known/,
  },
  {
    name: 'an unknown price',
    file: 'content/pages/about.yaml',
    from: /^heading: .*$/m,
    to: 'heading: It costs {price.unheardOf}.',
    field: 'heading',
    expected: /\{price\.unheardOf\} is not known/,
  },
  {
    name: 'an unknown claim',
    file: 'content/pages/about.yaml',
    from: /^heading: .*$/m,
    to: 'heading: We have {claim.unheardOf}.',
    field: 'heading',
    expected: /\{claim\.unheardOf\} is not in claims\.yaml/,
  },
  {
    name: 'a claim without a reading for the page',
    file: 'content/pages/about.yaml',
    from: /^heading: .*$/m,
    to: 'heading: We are up {claim.uptime}.',
    field: 'heading',
    expected: /\{claim\.uptime\} has no reading for \/about in claims\.yaml/,
  },
  {
    name: 'a title over 60 characters with its suffix',
    file: 'content/pages/about.yaml',
    from: /(?<=^meta:\n) {2}title: .*$/m,
    to: `  title: ${'Long '.repeat(11)}`,
    field: 'meta.title',
    expected: /at most 60 characters with its suffix; “.*” has \d+/,
  },
  {
    name: 'a description under 70 characters',
    file: 'content/pages/sign-in.yaml',
    from: /^ {2}description: >-\n( {4}.*\n)+/m,
    to: '  description: Too short\n',
    field: 'meta.description',
    expected: /must have 70 to 160 characters/,
  },
  {
    name: 'a description over 160 characters',
    file: 'content/pages/sign-in.yaml',
    from: /^ {2}description: >-\n( {4}.*\n)+/m,
    to: `  description: ${'Too long '.repeat(20)}\n`,
    field: 'meta.description',
    expected: /must have 70 to 160 characters/,
  },
  {
    name: 'empty words for a portrait',
    file: 'content/pages/stories.yaml',
    from: /^portrait: .*$/m,
    to: 'portrait: ""',
    field: 'portrait',
    expected: /must not be empty/,
  },
  {
    name: 'a malformed ink',
    file: 'brand/brand.yaml',
    from: 'light: [0.53, 0.15, 32]',
    to: 'light: "#ff0000"',
    field: 'inks.agencies.light',
    expected: /must be a color as \[lightness/,
  },
  {
    name: 'an ink that cannot be read',
    file: 'brand/brand.yaml',
    from: 'light: [0.53, 0.15, 32]',
    to: 'light: [0.95, 0.05, 32]',
    field: 'inks.agencies.light',
    expected: /contrast of 4\.5:1 on light paper/,
  },
  {
    name: 'a ground without a hue',
    file: 'brand/brand.yaml',
    from: 'hue: 215, ',
    to: '',
    field: 'grounds.day.hue',
    expected: /must be a number from 0 to 360/,
  },
  {
    name: 'a malformed domain',
    file: 'brand/brand.yaml',
    from: /^domain: /m,
    to: 'domain: https://',
    field: 'domain',
    expected: /must be a bare host name such as/,
  },
  {
    name: 'a malformed e-mail address',
    file: 'brand/brand.yaml',
    from: /^email: .*$/m,
    to: 'email: nobody',
    field: 'email',
    expected: /must be an e-mail address/,
  },
  {
    name: 'an unknown key',
    file: 'content/pages/contact.yaml',
    from: /^office:$/m,
    to: 'offce: 1\noffice:',
    field: 'offce',
    expected: /unrecognized key|is not a field/i,
  },
  {
    name: 'an unknown key further in',
    file: 'content/pages/contact.yaml',
    from: /^ {2}submit: .*$/m,
    to: '  sumbit: Send\n  submit: Send Message',
    field: 'form.sumbit',
    expected: /unrecognized key|is not a field/i,
  },
  {
    name: 'a plan whose price is in no register',
    file: 'content/pages/pricing.yaml',
    from: 'price: pricing-starter',
    to: 'price: pricing-stater',
    field: 'plans.0.price',
    expected: /pricing-stater.*prices\.yaml/,
  },
];

describe('content check', () => {
  it('finds nothing in the content as it is', () => {
    expect(faultsOf(sound)).toEqual([]);
  });

  it.each(cases)('$name: names file, line, field and what was expected', (fault) => {
    const { faults, line } = broken(fault.file, fault.from, fault.to);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault.expected);
    expect(faults[0]?.split(': ')[0]).toBe(`src/${fault.file}:${line} ${fault.field}`);
  });

  it('a link to no page, inside an answer', () => {
    const { faults } = broken(
      'content/faq/general.yaml',
      '(/solutions/startups)',
      '(/solutions/startup)',
    );
    expect(faults).toEqual([
      expect.stringMatching(
        /^src\/content\/faq\/general\.yaml:\d+ questions\.2\.answer: .*"\/solutions\/startup" is no page/,
      ),
    ]);
  });

  it('a link to no page, inside a legal text', () => {
    const { faults } = broken(
      'content/legal/terms.md',
      '](/legal/privacy-policy)',
      '](/legal/privacy)',
    );
    expect(faults).toEqual([
      expect.stringMatching(
        /^src\/content\/legal\/terms\.md:\d+ body: .*"\/legal\/privacy" is no page/,
      ),
    ]);
  });

  it('a missing field: names the field and the place where it is missing', () => {
    const { faults } = broken('content/pages/not-found.yaml', /^heading: .*\n/m, '');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^src\/content\/pages\/not-found\.yaml:\d+ heading: .*expected string/,
    );
  });

  it('missing words for a portrait', () => {
    const { faults } = broken('content/pages/stories.yaml', /^portrait: .*\n/m, '');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^src\/content\/pages\/stories\.yaml:\d+ portrait: .*expected string/,
    );
  });

  it('too few items: names the list', () => {
    const { faults } = broken('content/payment-methods.yaml', /^methods:[\s\S]*/m, 'methods: []\n');
    expect(faults[0]).toMatch(/^src\/content\/payment-methods\.yaml:\d+ methods: /);
  });

  it('a mistake in the YAML itself: names the line it is on', () => {
    const { faults, line } = broken('content/pages/about.yaml', /^heading: .*$/m, 'heading: a: b');
    expect(faults[0]).toMatch(new RegExp(`^src/content/pages/about\\.yaml:${line} `));
  });

  it('a mistake in the head of a Markdown file: names the line it is on', () => {
    const { faults, line } = broken('content/legal/terms.md', /^heading: .*$/m, 'heading: [open');
    const lines = (sound['content/legal/terms.md'] as string).split('\n');
    const end = lines.indexOf('---', 1) + 1;
    const told = Number(/^src\/content\/legal\/terms\.md:(\d+) /.exec(faults[0] ?? '')?.[1]);
    expect(told).toBeGreaterThanOrEqual(line);
    expect(told).toBeLessThanOrEqual(end);
  });

  it('a broken file is told of alone, without what follows from it', () => {
    const { faults } = broken('content/legal/terms.md', /^heading: .*$/m, 'heading: "open');
    expect(faults.filter((fault) => !fault.startsWith('src/content/legal/terms.md'))).toEqual([]);
  });

  it('a claim that lists a page which does not print it', () => {
    const { faults, line } = broken(
      'content/claims.yaml',
      'pages: [/about]',
      'pages: [/about, /faq]',
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toBe(
      `src/content/claims.yaml:${line} founded.readings.0.pages: lists /faq, which does not print this claim`,
    );
  });

  it('a file that no page uses', () => {
    const faults = faultsOf({ ...sound, 'content/pages/stray.yaml': 'heading: Stray' });
    expect(faults).toEqual(['src/content/pages/stray.yaml:1 the file: is used by no page']);
  });

  it('a file that is missing', () => {
    const { 'content/pages/about.yaml': _, ...rest } = sound;
    expect(faultsOf(rest)).toContain('src/content/pages/about.yaml:1 the file: is missing');
  });

  it('tells of every fault at once', () => {
    const files = {
      ...sound,
      'content/pages/not-found.yaml': (sound['content/pages/not-found.yaml'] as string)
        .replace('href: /contact', 'href: /kontact')
        .replace(/^heading: .*$/m, 'heading: 404'),
    };
    expect(faultsOf(files)).toHaveLength(2);
    expect(() => parseContent(files)).toThrow('The content has 2 faults');
  });
});
