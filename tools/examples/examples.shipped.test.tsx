import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bands } from '../../src/bands/table.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { bytesBelow, readContent, readFiles } from '../../src/content/read-content.ts';
import { examplePages } from './example-pages.ts';
import { drawingExamples } from './examples.tsx';

describe.each(drawingExamples(readContent()))('$name', ({ element }) => {
  it('draws something, without style attributes', () => {
    const markup = renderToStaticMarkup(element);
    expect(markup).toMatch(/<(svg|p|h\d|a|button|form|ul|dl|span|div|section|figure)/);
    expect(markup).not.toContain(' style=');
  });
});

it('has a sound example of every band', () => {
  const files = { ...readFiles('.'), ...examplePages() };
  const readBytes = bytesBelow('.');
  const { pages } = parseContent(files, undefined, undefined, { readBytes });
  const shown = pages
    .filter(({ address }) => address.startsWith('/gallery/'))
    .flatMap((page) => page.bands.map(({ band }) => band));
  expect(new Set(shown)).toEqual(new Set(Object.keys(bands)));
});
