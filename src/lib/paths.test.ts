import { describe, expect, it } from 'vitest';
import { localPath, speculationRules } from './paths.ts';

const paths = ['/', '/pricing', '/whole/one', '/whole/two', '/part/there'];
const planned = ['/demo', '/part/planned'];

describe('localPath', () => {
  it.each([
    ['/', '/ar'],
    ['/pricing', '/ar/pricing'],
    ['/faq?q=refund#general', '/ar/faq?q=refund#general'],
    ['/#faq', '/ar#faq'],
  ])('keeps %s in the default language and returns %s in another', (path, expected) => {
    expect(localPath(path, { prefix: '' })).toBe(path);
    expect(localPath(path, { prefix: '/ar' })).toBe(expected);
  });
});

describe('speculationRules', () => {
  it.each(['', '/ar'])('match exactly the pages with the prefix “%s”', (prefix) => {
    const { prerender } = JSON.parse(speculationRules({ prefix, paths }, planned));
    expect(prerender).toEqual([{ where: expect.anything(), eagerness: 'moderate' }]);
    const patterns = (prerender[0].where.href_matches as string[]).map(
      (path) => new URLPattern(path, 'https://site.example'),
    );
    const isPrepared = (path: string) =>
      patterns.some((pattern) => pattern.test(path, 'https://site.example'));
    const local = paths.map((path) => (path === '/' && prefix ? prefix : prefix + path));
    expect(local.filter((path) => !isPrepared(path))).toEqual([]);
    expect(planned.map((path) => prefix + path).filter(isPrepared)).toEqual([]);
    expect(isPrepared(prefix ? '/pricing' : '/ar/pricing')).toBe(false);
  });
});
