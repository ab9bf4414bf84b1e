import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { setPlateCut, standardCut } from '../lib/plate-cut.ts';
import { Misprint } from './misprint.tsx';
import { type PresetName, presetsOf } from './plate/presets.ts';
import { Rosette } from './rosette.tsx';
import { Seal } from './seal.tsx';
import { WaveBand } from './wave-band.tsx';

const weight = (markup: string) => brotliCompressSync(markup).length;
const names = Object.keys(presetsOf(standardCut)) as PresetName[];

describe.each(names)('the %s rosette', (preset) => {
  const markup = renderToStaticMarkup(<Rosette preset={preset} id="plate" />);

  it('weighs less than 4 kB', () => {
    expect(weight(markup)).toBeLessThan(4000);
  });

  it('refers only to lobes it defines', () => {
    const ids = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const uses = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(uses.length).toBeGreaterThan(8);
    expect(uses.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('is hidden from screen readers and has hairlines at every size', () => {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toContain('style=');
    expect(markup.match(/<path /g)).toHaveLength(
      (markup.match(/vector-effect="non-scaling-stroke"/g) ?? []).length,
    );
  });
});

it.each([
  { lobes: 10, weight: 1.25, waves: 3, knot: 0.95 },
  { lobes: 12, weight: 0.85, waves: 2, knot: 0.6 },
  { lobes: 36, weight: 0.55, waves: 1, knot: 0.3 },
])('weighs about the same on the landing page as another brand cuts it: %o', (cut) => {
  const page = () =>
    weight(
      renderToStaticMarkup(
        <>
          <Rosette preset="landing" id="hero" />
          <Rosette preset="card" id="card" />
        </>,
      ),
    );
  const standard = page();
  setPlateCut(cut);
  const other = page();
  setPlateCut(standardCut);
  expect(other).toBeLessThan(standard + 100);
});

it('keeps a band under 700 bytes', () => {
  expect(weight(renderToStaticMarkup(<WaveBand id="band" />))).toBeLessThan(700);
});

it('keeps all plates of the landing page under 5 kB', () => {
  const page = renderToStaticMarkup(
    <>
      <Rosette preset="landing" id="hero" />
      <Rosette preset="card" id="card" />
      <Seal id="shop" />
      <WaveBand id="shop-band" />
      <WaveBand id="close" />
    </>,
  );
  expect(weight(page)).toBeLessThan(5000);
});

it('crops to a corner by its view only', () => {
  const full = renderToStaticMarkup(<Rosette preset="seal" id="a" />);
  const corner = renderToStaticMarkup(<Rosette preset="seal" id="a" crop="top-right" />);
  const view = / viewBox="[^"]+"/;
  expect(corner).not.toBe(full);
  expect(corner.replace(view, '')).toBe(full.replace(view, ''));
});

it('prints the spoiled sheet in two inks from one drawing', () => {
  const markup = renderToStaticMarkup(<Misprint id="spoiled" text="404" />);
  expect(markup.match(/href="#spoiled" class="ink-/g)).toHaveLength(2);
  expect(markup.match(/404/g)).toHaveLength(1);
});
