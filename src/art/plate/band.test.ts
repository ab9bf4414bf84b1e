import { expect, it } from 'vitest';
import { standardCut } from '../../lib/plate-cut.ts';
import { BAND_REACH, band, bandPoint } from './band.ts';
import { bandOf } from './presets.ts';
import { zoneLines } from './zone.ts';

const bandPreset = bandOf(standardCut);

it('keeps the lines to three quarters of the height', () => {
  for (const zone of bandPreset.zones) {
    for (const u of zoneLines(zone)) {
      for (let t = 0; t <= 1; t += 0.02) {
        expect(Math.abs(bandPoint(zone, bandPreset.pitch, u, t).y)).toBeLessThan(BAND_REACH * 0.75);
      }
    }
  }
});

it('sets the lobes side by side, each once', () => {
  const places = band(bandPreset).shades.flatMap((shade) => shade.copies);
  expect(places.sort((a, b) => a - b)).toEqual(
    Array.from({ length: bandPreset.lobes }, (_, copy) => copy * bandPreset.pitch),
  );
});
