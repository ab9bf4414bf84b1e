import { expect, test } from 'vitest';
import { withPart } from './publish.ts';

const readme = '# Site\n\n<!-- bench:start -->\nold\n<!-- bench:end -->\n\n## Map\n';

test('replaces what stands between the markers, and nothing else', () => {
  expect(withPart(readme, 'new $& $1')).toBe(
    '# Site\n\n<!-- bench:start -->\nnew $& $1\n<!-- bench:end -->\n\n## Map\n',
  );
  expect(withPart(withPart(readme, 'one'), 'two')).toBe(withPart(readme, 'two'));
});

test.each([
  ['no markers', '# Site\n'],
  ['one marker', '<!-- bench:start -->\n'],
  ['markers the wrong way round', '<!-- bench:end --><!-- bench:start -->'],
])('refuses a document with %s', (_name, text) => {
  expect(() => withPart(text, 'new')).toThrow('no part between');
});
