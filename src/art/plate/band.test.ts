import { expect, it } from 'vitest';
import { standardCut } from '../../lib/marks.ts';
import { BAND_REACH, bandPath, bandPoint } from './band.ts';
import { bandOf } from './presets.ts';
import { zoneLines } from './zone.ts';

const band = bandOf(standardCut);
const lines = band.zones.flatMap((zone) =>
  zoneLines(zone).map((u) =>
    Array.from({ length: 51 }, (_, step) => bandPoint(zone, band.pitch, u, step / 50)),
  ),
);

it('keeps the lines to three quarters of the height', () => {
  expect(bandPath(band).match(/M/g)).toHaveLength(lines.length);
  const heights = lines.flat().map(({ y }) => Math.abs(y));
  expect(Math.max(...heights)).toBeLessThan(BAND_REACH * 0.75);
});

it('begins and ends each line at the same height, so that lobes meet', () => {
  for (const line of lines) {
    const [start, end] = [line[0], line.at(-1)];
    expect(end?.y).toBeCloseTo(start?.y ?? Number.NaN);
    expect((end?.x ?? 0) - (start?.x ?? 0)).toBeCloseTo(band.pitch);
  }
});
