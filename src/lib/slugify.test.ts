import { expect, it } from 'vitest';
import { slugify } from './slugify.ts';

it.each([
  ['Data we keep', 'data-we-keep'],
  ['Your customers’ data', 'your-customers-data'],
  ['  Über-Größe & more! ', 'uber-große-more'],
  ['بيانات نحتفظ بها', 'بيانات-نحتفظ-بها'],
])('turns %j into %j', (text, id) => {
  expect(slugify(text)).toBe(id);
});
