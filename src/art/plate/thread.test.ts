import { expect, it } from 'vitest';
import { standardCut } from '../../lib/marks.ts';
import { BAND_REACH } from './band.ts';
import { bandOf } from './presets.ts';
import { threadLength, threadOffset, threadPath } from './thread.ts';
import { zoneLines } from './zone.ts';

const plate = bandOf(standardCut);
const lines = plate.zones.flatMap(zoneLines);
const widest = (t: number) => Math.max(...lines.map((u) => Math.abs(threadOffset(plate, u, t))));

it('begins as one line and gains its waves on the way', () => {
  expect(widest(0)).toBe(0);
  const swells = [1, 3, 5].map((lobe) => widest((lobe + 0.5) / 9));
  expect(swells).toEqual(swells.toSorted((one, other) => one - other));
  expect(swells.at(-1)).toBeGreaterThan(20);
});

it('keeps within the height and the length of its file', () => {
  for (let t = 0; t <= 1; t += 0.01) expect(widest(t)).toBeLessThan(BAND_REACH);
  expect(threadPath(plate)).not.toContain('NaN');
  expect(threadLength(plate)).toBeGreaterThan(9 * plate.pitch);
});
