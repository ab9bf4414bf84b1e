import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { drawingsOf } from '../../../gallery/drawings.tsx';
import { type Specimens, specimensSchema } from './specimens.ts';

const words = specimensSchema.parse(
  parse(readFileSync(new URL('../specimens.yaml', import.meta.url), 'utf8')),
);
const drawings = drawingsOf(words, 'Sample Travel');

const plain = (markup: string) => markup.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

describe.each(Object.keys(drawings) as (keyof Specimens)[])('the %s specimen', (name) => {
  const markup = plain(renderToStaticMarkup(drawings[name]));

  it('is one figure with a name', () => {
    expect(markup).toContain(`<figure role="img" aria-label="${words[name].label}"`);
  });

  it('has no inline style and nothing to press or follow', () => {
    expect(markup).not.toMatch(/ style=|<a |<button|<input|tabindex/i);
  });
});

it('gives every drawing of a page its own ids', () => {
  const page = renderToStaticMarkup(
    <div>
      {Object.entries(drawings).map(([name, drawing]) => (
        <div key={name}>{drawing}</div>
      ))}
    </div>,
  );
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).not.toHaveLength(0);
  expect(new Set(ids).size).toBe(ids.length);
});

it('prints only identifiers that are plainly samples', () => {
  const text = JSON.stringify(words);
  for (const iccid of text.match(/\b89[\d ]{15,}/g) ?? []) {
    expect(iccid.replaceAll(' ', '')).toMatch(/^890{15,16}1$/);
  }
  for (const code of text.match(/LPA:[^"\\]+/g) ?? []) {
    expect(code).toBe('LPA:1$smdp.example.com$SAMPLE-0001');
  }
});

it('says “preview coming soon” on the phone and “placeholder” on the reports', () => {
  expect(words.phone.soon.toLowerCase()).toContain('preview coming soon');
  expect(words.charts.placeholder.toLowerCase()).toContain('placeholder');
});
