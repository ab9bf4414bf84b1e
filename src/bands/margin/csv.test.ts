import { expect, it } from 'vitest';
import { type Cell, csvOf } from './csv.ts';

const rows: Cell[][] = [
  ['What, “you” keep', { value: 123456n, places: 2 }],
  ['Say "no"', { value: -5n, places: 0 }],
];

it.each([
  ['en-US', '\ufeff"What, “you” keep",1234.56\r\n"Say ""no""",-5\r\n'],
  ['de-DE', '\ufeff"What, “you” keep";1234,56\r\n"Say ""no""";-5\r\n'],
  ['ar-EG', '\ufeff"What, “you” keep",1234.56\r\n"Say ""no""",-5\r\n'],
])('%s: cells and decimals as its spreadsheets read them', (locale, text) => {
  expect(csvOf(rows, locale)).toBe(text);
});
