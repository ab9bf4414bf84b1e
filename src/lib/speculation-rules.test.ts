import { expect, test } from 'vitest';
import { missingPaths, paths } from './routes.ts';
import { speculationRules } from './speculation-rules.ts';

const { prerender } = JSON.parse(speculationRules({ prefix: '' }));
const patterns: string[] = prerender[0].where.href_matches;

const isPrepared = (path: string) =>
  patterns.some((pattern) =>
    new URLPattern(pattern, 'https://site.example').test(path, 'https://site.example'),
  );

test('every page is prepared on intent', () => {
  expect(prerender).toHaveLength(1);
  expect(prerender[0].eagerness).toBe('moderate');
  expect(paths.filter((path) => !isPrepared(path))).toEqual([]);
});

test('a page that does not exist is not', () => {
  expect(missingPaths.filter(isPrepared)).toEqual([]);
});

test('in another language it is that language’s pages', () => {
  const [rule] = JSON.parse(speculationRules({ prefix: '/ar' })).prerender;
  expect(rule.where.href_matches).toContain('/ar/pricing');
  expect(rule.where.href_matches.filter((path: string) => !path.startsWith('/ar'))).toEqual([]);
});
