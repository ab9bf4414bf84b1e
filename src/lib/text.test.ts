import { describe, expect, it } from 'vitest';
import { asTyped, fileName, fill, keepOrder, keepUnits, slugify } from './text.ts';

describe('fill', () => {
  it('replaces known names and keeps unknown ones', () => {
    expect(fill('{n} of {total}, {other}', { n: 2, total: 5 })).toBe('2 of 5, {other}');
  });

  it('does not replace names inside a value', () => {
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
])('turns %j into the file name %j', (text, name) => {
  expect(fileName(text)).toBe(name);
});

/** Shows a no-break space as “_”. */
const seen = (text: string) => text.replaceAll('\u00a0', '_');

describe('keepOrder', () => {
  it.each([
    ['خادم SM-DP+ واحد', 'خادم SM-DP+\u200e واحد'],
    ['الحبر #8b4645 هنا', 'الحبر \u200e#8b4645 هنا'],
    ['٢٠٠+ دولة', '٢٠٠+ دولة'],
  ])('isolates the symbols of %s', (text, marked) => {
    expect(keepOrder(text)).toBe(marked);
  });
});

describe('keepUnits', () => {
  it.each([
    ['en', 'Typically 2–4 weeks, or 5 GB', 'Typically 2–4_weeks, or 5_GB'],
    ['en', 'Within 48 hours, in 38 ms', 'Within 48_hours, in 38_ms'],
    ['de', 'in 14 Tagen, 20 GB für 299,90 €', 'in 14_Tagen, 20_GB für 299,90_€'],
    ['de', '99,9 % in 7 Tagen', '99,9_% in 7_Tagen'],
    ['pl', 'przez 5 dni', 'przez 5_dni'],
  ])('keeps each number and its unit on one line in %s: %s', (code, text, kept) => {
    expect(seen(keepUnits(text, code))).toBe(kept);
  });

  it.each([
    ['en', 'Your own SM-DP+ on iOS 17.4, with the 14-day trial'],
    ['en', '100 Sample Street, 8900 0000 0000 0000 001'],
    ['de', '14 Tageskarten, 3 days'],
  ])('does not change other texts in %s: %s', (code, text) => {
    expect(keepUnits(text, code)).toBe(text);
  });
});

describe('asTyped', () => {
  it('removes invisible characters and makes every space an ordinary one', () => {
    expect(asTyped('5\u00a0GB by SM-DP+\u200e')).toBe('5 GB by SM-DP+');
  });
});
