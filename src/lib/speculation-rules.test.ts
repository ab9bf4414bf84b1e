import { expect, test } from 'vitest';
import { missingPaths, paths } from './routes.ts';
import { speculationRules } from './speculation-rules.ts';

test.each(['', '/ar'])(
  'exactly the pages with the prefix “%s” are prepared on intent',
  (prefix) => {
    const { prerender } = JSON.parse(speculationRules({ prefix, paths }));
    expect(prerender).toEqual([{ where: expect.anything(), eagerness: 'moderate' }]);
    const patterns = (prerender[0].where.href_matches as string[]).map(
      (path) => new URLPattern(path, 'https://site.example'),
    );
    const isPrepared = (path: string) =>
      patterns.some((pattern) => pattern.test(path, 'https://site.example'));
    const local = paths.map((path) => (path === '/' && prefix ? prefix : prefix + path));
    expect(local.filter((path) => !isPrepared(path))).toEqual([]);
    expect(missingPaths.map((path) => prefix + path).filter(isPrepared)).toEqual([]);
    expect(isPrepared(prefix ? '/pricing' : '/ar/pricing')).toBe(false);
  },
);
