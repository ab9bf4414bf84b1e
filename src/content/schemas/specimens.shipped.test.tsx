import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawingsOf } from '../../../gallery/drawings.tsx';
import { readContent } from '../read-content.ts';
import type { Specimens } from './specimens.ts';

const { specimens: words, brand } = readContent();
const drawings = drawingsOf(words, 'Sample Travel', brand);
const text = JSON.stringify(words);

it.each(Object.keys(drawings) as (keyof Specimens)[])(
  'the %s specimen is one named figure, with no inline style and nothing to press or follow',
  (name) => {
    const markup = renderToStaticMarkup(drawings[name]);
    const named = renderToStaticMarkup(<figure aria-label={words[name].label} />);
    expect(markup.replace('role="img" ', '')).toContain(named.slice(0, named.indexOf('>')));
    expect(markup).not.toMatch(/ style=|<a |<button|<input|tabindex/i);
  },
);

it('gives every drawing of a page its own ids', () => {
  const page = renderToStaticMarkup(Object.values(drawings));
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).not.toHaveLength(0);
  expect(new Set(ids).size).toBe(ids.length);
});

it('prints only identifiers that are plainly samples', () => {
  const iccids = text.match(/\b89[\d ]{15,}/g) ?? [];
  expect(iccids.filter((id) => !/^890{15,16}1$/.test(id.replaceAll(' ', '')))).toEqual([]);
  const codes = text.match(/LPA:[^"\\]+/g) ?? [];
  expect(codes.filter((code) => !/^LPA:1\$smdp\.example\.com\$SAMPLE-\d{4}$/.test(code))).toEqual(
    [],
  );
});

it('says “preview coming soon” on the phone and “placeholder” on the reports', () => {
  expect(words.phone.soon.toLowerCase()).toContain('preview coming soon');
  expect(words.charts.placeholder.toLowerCase()).toContain('placeholder');
});
