import { describe, expect, it } from 'vitest';
import {
  asTyped,
  fileName,
  fill,
  keepLastWord,
  keepOrder,
  keepTogether,
  matchesQuery,
  slugify,
} from './text.ts';

describe('fill', () => {
  it('fills what it knows and leaves the rest', () => {
    expect(fill('{n} of {total}, {other}', { n: 2, total: 5 })).toBe('2 of 5, {other}');
  });

  it('puts a value in as it is, without reading it again', () => {
    expect(fill('“{query}”', { query: '{count} <b>' })).toBe('“{count} <b>”');
  });
});

describe('slugify', () => {
  it.each([
    ['Data we keep', 'data-we-keep'],
    ['Your customers’ data', 'your-customers-data'],
    ['  Über-Größe & more! ', 'uber-grosse-more'],
    ['Błękitny Żuraw', 'blekitny-zuraw'],
    ['IŞIK İstanbul ılık', 'isik-istanbul-ilik'],
    ['Smørrebrød, Þór, Đặng, cœur', 'smorrebrod-thor-dang-coeur'],
    ['بيانات نحتفظ بها', 'بيانات-نحتفظ-بها'],
    ['Новый тариф', 'новый-тариф'],
    ['हिन्दी', 'हिन्दी'],
    ['안녕', '안녕'],
  ])('turns %j into %j', (text, id) => {
    expect(slugify(text)).toBe(id);
  });
});

it.each([
  ['Błękitny Żuraw', 'blekitny-zuraw'],
  ['עגור eSIM 2', 'esim-2'],
  ['青い鶴', ''],
])('a file for %j is named %j', (text, name) => {
  expect(fileName(text)).toBe(name);
});

/** Replaces characters that forbid a line break by ones that can be read. */
const seen = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '|');

describe('keepOrder', () => {
  it.each([
    ['خادم SM-DP+ واحد', 'خادم SM-DP+\u200e واحد'],
    ['الحبر #8b4645 هنا', 'الحبر \u200e#8b4645 هنا'],
    ['٢٠٠+ دولة', '٢٠٠+ دولة'],
  ])('marks the signs of %s', (text, marked) => {
    expect(keepOrder(text)).toBe(marked);
  });
});

describe('keepTogether', () => {
  it.each([
    ['Typically 2–4 weeks, or 5 GB', 'Typically 2–|4_weeks, or 5_GB'],
    ['on iOS 17.4 and later', 'on iOS_17.4 and later'],
    ['a SOC 2 Type II report', 'a SOC_2_Type_II report'],
    ['your own SM-DP+ (14-day trial)', 'your own SM-|DP+ (14-|day trial)'],
    ['Friday, 9:00–18:00 PST', 'Friday, 9:00–|18:00 PST'],
    ['within 48 hours', 'within 48_hours'],
    ['by Article 6(1)(f)', 'by Article_6(1)|(f)'],
    ['top up by Wi-Fi (a top-up, two-factor)', 'top up by Wi-|Fi (a top-|up, two-|factor)'],
    ['by PCI DSS', 'by PCI_DSS'],
  ])('holds %s', (text, held) => {
    expect(seen(keepTogether(text))).toBe(held);
  });

  it.each([
    'a white-label shop',
    'a self-assessment of `one-time` codes',
    'hello@two-3.example, www.4-you.example',
    'LPA:1$smdp.example.com$SAMPLE-0001',
    'See [the list](/faq#14-day).',
    '100 Sample Street',
    '8900 0000 0000 0000 001',
    'with SAMPLE-0001',
    'Call +1 (555) 010-0142, Monday',
    'Monday–Friday',
    '1. First',
    '14-day free trial',
    '$499 per month',
  ])('leaves %s as it is', (text) => {
    expect(keepTogether(text)).toBe(text);
  });

  it.each([
    ['de', 'in 14 Tagen, 20 GB für 299,90 €', 'in 14_Tagen, 20_GB für 299,90_€'],
    ['de', '99,9 % nach § 5 DDG, Art. 6', '99,9_% nach §_5 DDG, Art._6'],
    ['de', '14 Tageskarten, 3 days', '14 Tageskarten, 3 days'],
    ['pl', 'przez 5 dni', 'przez 5_dni'],
  ])('knows the units of %s: %s', (code, text, held) => {
    expect(seen(keepTogether(text, code))).toBe(held);
  });
});

describe('keepLastWord', () => {
  it('holds a short last word by the one before it', () => {
    expect(seen(keepLastWord('Sell travel eSIMs, printed in your ink.'))).toBe(
      'Sell travel eSIMs, printed in your_ink.',
    );
  });

  it.each(['Create an account', 'Five steps to a connected provider'])('leaves %s', (text) => {
    expect(keepLastWord(text)).toBe(text);
  });
});

describe('asTyped', () => {
  it('takes back what keepTogether and keepLastWord did', () => {
    const text = 'Order within 2–4 weeks, in the 14-day trial of it.';
    expect(keepLastWord(keepTogether(text))).not.toBe(text);
    expect(asTyped(keepLastWord(keepTogether(text)))).toBe(text);
  });
});

describe('matchesQuery', () => {
  const text = 'How does a traveler’s QR code install at the café?';

  it('asks for every word, in any case and order', () => {
    expect(matchesQuery(text, 'CODE qr')).toBe(true);
    expect(matchesQuery(text, 'code webhook')).toBe(false);
  });

  it.each([
    [text, 'cafe'],
    [text, "traveler's"],
    [text, 'travelers'],
    ['لكل مزوّد', 'مزود'],
    ['Is Wi-Fi needed?', 'wifi'],
    ['Is WiFi needed?', 'Wi-Fi'],
    ['Is Wi-Fi needed?', 'wi fi'],
    [text, 'QR-code'],
  ])('minds neither accents, apostrophes nor hyphens: %s, %s', (text, query) => {
    expect(matchesQuery(text, query)).toBe(true);
  });

  it('finds what is kept on one line as people type it', () => {
    const held = keepTogether('Your own SM-DP+ within 2–4 weeks, in the 14-day trial');
    for (const query of ['SM-DP+', '2-4 weeks', '2–4 weeks', '14-day trial']) {
      expect(matchesQuery(held, query), query).toBe(true);
    }
  });
});
