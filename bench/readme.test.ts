import { expect, test } from 'vitest';
import { withReport } from './readme.ts';

const readme = '# Site\n\n<!-- bench:start -->\nold\n<!-- bench:end -->\n\n## Map\n';

test('replaces what stands between the markers, and nothing else', () => {
  expect(withReport(readme, 'new $& $1')).toBe(
    '# Site\n\n<!-- bench:start -->\nnew $& $1\n<!-- bench:end -->\n\n## Map\n',
  );
});

test('a second run leaves one report', () => {
  expect(withReport(withReport(readme, 'one'), 'two')).toBe(withReport(readme, 'two'));
});

test.each([
  ['no markers', '# Site\n'],
  ['one marker', '<!-- bench:start -->\n'],
  ['markers the wrong way round', '<!-- bench:end --><!-- bench:start -->'],
])('refuses a README with %s', (_name, text) => {
  expect(() => withReport(text, 'new')).toThrow('no part between');
});
