import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const colors = { light: '#101010', dark: '#efefef' };
const clean = (inside: string, size = 'width="120" height="40"') =>
  cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`, colors);

it('keeps shapes, takes away what editors leave, and lets the text color follow the theme', () => {
  const left = '<!-- made with --><metadata>x</metadata><style>.a{fill:#e4002b}</style>';
  const cleaned = clean(
    `${left}<path class="a" d="M0 0h9v9z"/><path fill="currentColor" d="M9 9h9v9z"/>`,
  );
  expect(cleaned).toMatchObject({ width: 120, height: 40 });
  const { svg } = cleaned as { svg: string };
  expect(svg).toContain('fill="#e4002b"');
  expect(svg).toContain('color:light-dark(#101010,#efefef)');
  expect(svg).not.toMatch(/made with|metadata|class=/);
});

it.each([
  ['<script>alert(1)</script>', 'contains <script>'],
  ['<path d="M0 0h9v9z" onload="alert(1)"/>', 'contains a script (onload)'],
  [
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>',
    'contains <foreignObject>',
  ],
  ['<image href="https://evil.example/x.png" width="9" height="9"/>', 'contains <image>'],
  ['<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>', 'contains <a>'],
  ['<use href="https://evil.example/x.svg#a"/>', 'refers to another file (href)'],
  [
    '<path d="M0 0h9v9z" fill="url(https://evil.example/x.svg#a)"/>',
    'refers to another file (fill)',
  ],
  [
    '<style>@import url(https://evil.example/x.css)</style><path d="M0 0h9v9z"/>',
    'contains <style>',
  ],
  ['<text>Name</text>', 'contains <text>'],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', 'contains <animate>'],
])('refuses %s', (inside, sentence) => {
  expect(clean(inside)).toContain(sentence);
});

it('refuses what has no size, is too large, or is no drawing at all', () => {
  expect(clean('<path d="M0 0h9v9z"/>', '')).toContain('has no viewBox');
  expect(clean('<path d="M0 0h9v9z"/>'.repeat(5000))).toContain('is larger than 100 KB');
  expect(cleanSvg('a letter', colors)).toBe('is not an SVG drawing');
});
