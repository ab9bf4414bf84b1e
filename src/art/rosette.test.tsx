import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { setPlateCut, standardCut } from '../lib/plate-cut.ts';
import { Misprint } from './misprint.tsx';
import { BandFile, PlateFile, plateStyles, printed } from './plate/files.tsx';
import { presetsOf } from './plate/presets.ts';
import { Rosette } from './rosette.tsx';
import { WaveBand } from './wave-band.tsx';

const weight = (markup: string) => brotliCompressSync(markup).length;

it('has a file for every preset', () => {
  expect([...printed].sort()).toEqual(Object.keys(presetsOf(standardCut)).sort());
});

describe.each(printed)('the %s rosette', (preset) => {
  const file = renderToStaticMarkup(<PlateFile preset={preset} />);

  it('weighs less than 3 kB', () => {
    expect(weight(file)).toBeLessThan(3000);
  });

  it('refers only to lobes it defines', () => {
    const ids = new Set([...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const uses = [...file.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(uses.length).toBeGreaterThan(8);
    expect(uses.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is a picture by itself, with hairlines at every size and no ink of its own', () => {
    expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+"/);
    expect(file).not.toContain('style=');
    expect(file).not.toContain('var(');
    expect(file.match(/<path /g)).toHaveLength(
      (file.match(/vector-effect="non-scaling-stroke"/g) ?? []).length,
    );
  });

  it('is printed on a page from that file, hidden from screen readers', () => {
    const page = renderToStaticMarkup(<Rosette preset={preset} className="size-8" />);
    expect(page).toBe(`<div aria-hidden="true" class="plate plate-${preset} size-8"></div>`);
    expect(plateStyles).toContain(`.plate-${preset}{--lines:url(/plates/${preset}.svg)}`);
  });
});

it.each([
  { lobes: 10, weight: 1.25, waves: 3, knot: 0.95 },
  { lobes: 12, weight: 0.85, waves: 2, knot: 0.6 },
  { lobes: 36, weight: 0.55, waves: 1, knot: 0.3 },
])('weighs about the same as another brand cuts it: %o', (cut) => {
  const file = () => weight(renderToStaticMarkup(<PlateFile preset="landing" />));
  const standard = file();
  setPlateCut(cut);
  const other = file();
  setPlateCut(standardCut);
  expect(other).toBeLessThan(standard + 100);
});

it('sets the cord from one lobe, in a row', () => {
  expect(weight(renderToStaticMarkup(<BandFile />))).toBeLessThan(500);
  expect(renderToStaticMarkup(<WaveBand />)).toContain('class="plate-band');
  expect(plateStyles).toContain('.plate-band{--lines:url(/plates/band.svg)}');
});

it('prints the spoiled sheet in two inks from one drawing', () => {
  const markup = renderToStaticMarkup(<Misprint id="spoiled" text="404" />);
  expect(markup.match(/href="#spoiled" class="ink-/g)).toHaveLength(2);
  expect(markup.match(/404/g)).toHaveLength(1);
});
