import { expect, it } from 'vitest';
import { leftToRight } from './left-to-right.ts';

it.each([
  ['.a{margin-inline-start:auto}', '.a{margin-left:auto}'],
  ['.a{padding-inline-end:1rem}', '.a{padding-right:1rem}'],
  ['.a{border-inline-start:1px solid}', '.a{border-left:1px solid}'],
  ['.a{border-inline-end-width:0}', '.a{border-right-width:0}'],
  ['.a{inset-inline-start:anchor(start)}', '.a{left:anchor(left)}'],
  ['.a{border-start-end-radius:0}', '.a{border-top-right-radius:0}'],
  ['.a{text-align:end}', '.a{text-align:right}'],
])('%s becomes %s', (logical, physical) => {
  expect(leftToRight(logical)).toBe(physical);
});

it.each(['.a{margin-inline:auto}', '.a{place-self:start end}', '.a{align-items:start}'])(
  '%s stays',
  (css) => {
    expect(leftToRight(css)).toBe(css);
  },
);

it('leaves out what is for the other direction, and what then is empty', () => {
  const css =
    '@layer a{.a{top:0}[dir=rtl] .a,[dir="rtl"] .b{left:0}@media (width>=1px){[dir=rtl] :is(h1,h2:not(.c,.d)){top:0}}.d{top:1px}}';
  expect(leftToRight(css)).toBe('@layer a{.a{top:0}.d{top:1px}}');
});

it('keeps a rule that another selector needs', () => {
  const css = '[dir=rtl] .a,.b{top:0}';
  expect(leftToRight(css)).toBe(css);
});
