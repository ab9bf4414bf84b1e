import { expect, it } from 'vitest';
import { figure } from './figure.ts';

it.each([
  ['99.9%', 'de', '99,9\u00a0%'],
  ['99.99%', 'fa', '۹۹٫۹۹٪'],
  ['5,000', 'de', '5.000'],
  ['2023', 'de', '2023'],
  ['150+', 'ar-EG', '١٥٠+'],
  ['24/7', 'ar-EG', '٢٤/٧'],
  ['99.9%', 'en-US', '99.9%'],
])('%s is written in %s as %s', (value, locale, expected) => {
  expect(figure(value, locale)).toBe(expected);
});
