import { expect, it } from 'vitest';
import { slimStyles } from './slim-styles.ts';

it('drops registrations and values that nothing reads, and those that only they read', () => {
  const css =
    '@property --x{syntax:"*"}@property --y{syntax:"*"}:root{--z:var(--w) 1px;--w:a b}.a{top:var(--x);--y:1}';
  expect(slimStyles(css, '')).toBe('@property --x{syntax:"*"}.a{top:var(--x)}');
});

it('keeps what a script or the markup reads', () => {
  const css = '.a{--place:0}';
  expect(slimStyles(css, 'style.setProperty("--place", 1)')).toBe(css);
  expect(slimStyles(css, '')).toBe('');
});

it('writes plain values of the theme where they are read', () => {
  const css =
    '@layer theme{:root,:host{--bold:700;--c:light-dark(red,tan)}}.a{font-weight:var(--bold);color:var(--c)}';
  expect(slimStyles(css, '')).toBe(
    '@layer theme{:root,:host{--c:light-dark(red,tan)}}.a{font-weight:700;color:var(--c)}',
  );
});

it('keeps a name that a rule gives for some elements only, or twice', () => {
  const some = '.b{--gap:1px}.a{gap:var(--gap,2px)}';
  expect(slimStyles(some, '')).toBe(some);
  const twice = '@layer theme{:root,:host{--gap:1px}}.b{--gap:2px}.a{gap:var(--gap)}';
  expect(slimStyles(twice, '')).toBe(twice);
});

it('takes what stands in for a name that is never given', () => {
  expect(slimStyles('.a{width:var(--none,calc(1px + 1em))}', '')).toBe('.a{width:calc(1px + 1em)}');
});

it.each([
  ['calc(var(--spacing) * 4)', '1rem'],
  ['calc(var(--spacing) * -2)', '-.5rem'],
  ['calc(var(--spacing) * 0)', '0'],
  ['var(--spacing)', '.25rem'],
])('counts spaces: %s', (long, short) => {
  expect(slimStyles(`.a{top:${long}}`, '')).toBe(`.a{top:${short}}`);
});

it('drops parts of controls that the site does not have', () => {
  const css = '::-webkit-datetime-edit{top:0}::file-selector-button{top:0}::placeholder{top:0}';
  expect(slimStyles(css, '')).toBe('::placeholder{top:0}');
});

it('asks no browser what every supported one can do, and repeats nothing', () => {
  const css =
    '/*! a remark */.a{b:c;b:c;b:c;d:e}@supports (color:color-mix(in lab, red, red)){.a{color:red}}@media print{}';
  expect(slimStyles(css, '')).toBe('.a{b:c;d:e}.a{color:red}');
});
