import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { standardCut as cut, type PlateCut } from '../lib/marks.ts';
import { Misprint } from './misprint.tsx';
import { BandFile, PlateFile, printed } from './plate/files.tsx';
import { type PresetName, presetsOf } from './plate/presets.ts';
import { Rosette, WaveBand } from './rosette.tsx';

const styles = readFileSync('src/styles/plate.css', 'utf8');
const weight = (markup: string) => brotliCompressSync(markup).length;
const draw = (preset: PresetName, own: PlateCut = cut) =>
  renderToStaticMarkup(<PlateFile preset={preset} cut={own} />);
const countOf = (markup: string, part: string) => markup.split(part).length - 1;

it('has a file for every preset', () => {
  expect([...printed].sort()).toEqual(Object.keys(presetsOf(cut)).sort());
});

describe.each(printed)('the %s rosette', (preset) => {
  const file = draw(preset);

  it('weighs less than 3 kB, and refers only to lobes it defines', () => {
    expect(weight(file)).toBeLessThan(3000);
    const uses = [...file.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(uses.length).toBeGreaterThan(8);
    expect(uses.filter((id) => !file.includes(` id="${id}"`))).toEqual([]);
  });

  it('is a picture by itself, with thin lines at every size and no ink of its own', () => {
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+"/);
    expect(file).not.toMatch(/style=|var\(/);
    expect(countOf(file, '<path ')).toBe(countOf(file, 'vector-effect="non-scaling-stroke"'));
  });

  it('is printed on a page from that file, hidden from screen readers', () => {
    const page = renderToStaticMarkup(<Rosette preset={preset} className="size-8" />);
    expect(page).toBe(`<span aria-hidden="true" class="plate plate-${preset} size-8"></span>`);
    expect(styles).toContain(`--lines: url("/plates/${preset}.svg")`);
  });
});

it.each([
  { lobes: 10, weight: 1.25, waves: 3, knot: 0.95 },
  { lobes: 12, weight: 0.85, waves: 2, knot: 0.6 },
  { lobes: 36, weight: 0.55, waves: 1, knot: 0.3 },
])('weighs about the same as another brand cuts it: %o', (other) => {
  expect(weight(draw('landing', other))).toBeLessThan(weight(draw('landing')) + 100);
});

it('sets the band from one lobe, in a row', () => {
  expect(weight(renderToStaticMarkup(<BandFile cut={cut} />))).toBeLessThan(500);
  expect(renderToStaticMarkup(<WaveBand />)).toContain('class="plate-band');
  expect(styles).toContain('--lines: url("/plates/band.svg")');
});

it('prints the misprint in two inks from one drawing', () => {
  const markup = renderToStaticMarkup(<Misprint cut={cut} id="spoiled" text="404" />);
  expect(countOf(markup, 'href="#spoiled" class="ink-')).toBe(2);
  expect(countOf(markup, '404')).toBe(1);
});
