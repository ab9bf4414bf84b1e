import { expect, it } from 'vitest';
import { mergeFolderRules } from '../../tools/hosts/header-rules.ts';

const rule = (path: string, value = 'a') => ({
  path,
  headers: [['cache-control', value] as const],
});
const shared = (rules: ReturnType<typeof rule>[], more: string[] = []) =>
  mergeFolderRules(rules, [...rules.map(({ path }) => path), ...more]).map(({ path }) => path);

it('files of a folder that are sent alike share one rule', () => {
  expect(shared([rule('/share/a.png'), rule('/share/b.png'), rule('/x.png')])).toEqual([
    '/share/*',
    '/x.png',
  ]);
});

it.each([
  ['files that differ', [rule('/p/a.svg'), rule('/p/b.svg', 'b')], []],
  ['files at the root', [rule('/a.png'), rule('/b.png')], []],
  ['a folder with a file that has no rule', [rule('/p/a.png'), rule('/p/b.png')], ['/p/c.html']],
  ['a folder with folders in it', [rule('/p/a.png'), rule('/p/b.png')], ['/p/q/c.png']],
])('%s keep their own', (_, rules, more) => {
  expect(shared(rules, more)).toEqual(rules.map(({ path }) => path));
});
