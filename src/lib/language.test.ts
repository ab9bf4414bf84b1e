import { expect, it } from 'vitest';
import { localPath } from './language.ts';

it.each([
  ['/', '/ar'],
  ['/pricing', '/ar/pricing'],
  ['/faq?q=refund#general', '/ar/faq?q=refund#general'],
  ['/#faq', '/ar#faq'],
])('%s stays as it is in the default language and becomes %s in another', (path, expected) => {
  expect(localPath(path, { prefix: '' })).toBe(path);
  expect(localPath(path, { prefix: '/ar' })).toBe(expected);
});
