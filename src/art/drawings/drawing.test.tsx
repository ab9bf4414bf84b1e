import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { standardCut } from '../../lib/marks.ts';
import type { Brand } from '../../schema/brand.ts';
import { type DrawingName, drawingNames, drawingsSchema, neededBy } from '../../schema/drawings.ts';
import { Drawing } from './drawing.tsx';

const drawings = drawingsSchema.parse(parse(readFileSync('content/drawings.yaml', 'utf8')));
const brand = {
  name: 'Sample Travel',
  locale: 'en-US',
  currency: 'USD',
  plate: standardCut,
} as Brand;
const sale = { price: 11, wholesale: 6.25, feePercent: 2.9, feeFixed: 0.3, refundPercent: 2 };
const prices = { plans: {}, items: {}, sale };
const draw = (show: DrawingName, id: string) => (
  <Drawing key={id} show={show} site={{ brand, drawings, prices }} id={id} />
);
const labels: Record<string, { label: string } | undefined> = {
  ...drawings,
  shopHeads: drawings.reinkedStorefront,
  secondSource: drawings.switchboard,
};
const text = JSON.stringify(drawings);

it.each(drawingNames)(
  '%s is one named figure, with no inline style and nothing to press or follow without scripts',
  (name) => {
    const markup = renderToStaticMarkup(draw(name, 'figure')).replace('role="img" ', '');
    const named = renderToStaticMarkup(<figure aria-label={labels[name]?.label} />);
    const opening = named.slice(0, named.indexOf('>'));
    expect(opening).toContain('aria-label');
    expect([markup.startsWith(opening), markup.endsWith('</figure>')]).toEqual([true, true]);
    expect(markup).not.toMatch(/ style=|<a |<button(?![^>]* hidden)|<input|tabindex/i);
  },
);

it('gives every drawing of a page unique ids, even if it is shown twice', () => {
  const page = renderToStaticMarkup(
    drawingNames.flatMap((name) => [draw(name, `${name}-1`), draw(name, `${name}-2`)]),
  );
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

it.each<[DrawingName, DrawingName[]]>([
  ['dashboard', ['dashboard', 'storefront']],
  ['phone', ['phone', 'storefront']],
  ['secondSource', ['switchboard']],
  ['wiring', ['wiring', 'reinkedStorefront', 'switchboard']],
])('lists the drawings whose texts %s needs', (name, needed) => {
  expect(neededBy(name)).toEqual(needed);
});
