import { expect, it } from 'vitest';
import { standardCut } from '../../lib/plate-cut.ts';
import { BAND_REACH, bandPath, bandPoint } from './band.ts';
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

it('begins and ends each line at the same height, so that lobes meet', () => {
  for (const zone of bandPreset.zones) {
    for (const u of zoneLines(zone)) {
      const [start, end] = [0, 1].map((t) => bandPoint(zone, bandPreset.pitch, u, t));
      expect(end?.y).toBeCloseTo(start?.y ?? Number.NaN);
      expect((end?.x ?? 0) - (start?.x ?? 0)).toBeCloseTo(bandPreset.pitch);
    }
  }
  expect(bandPath(bandPreset).match(/M/g)).toHaveLength(bandPreset.zones.flatMap(zoneLines).length);
});
