import { describe, expect, it } from 'vitest';
import { type PlateCut, standardCut } from '../../lib/plate-cut.ts';
import { type PresetName, presetsOf } from './presets.ts';
import { PLATE_REACH, type Plate, ringPoint, rosette } from './rosette.ts';
import { zoneLines } from './zone.ts';

/** The standard cut, and the corners of what a brand may ask for. */
const cuts: PlateCut[] = [
  standardCut,
  { lobes: 10, weight: 1.2, waves: 3, knot: 0.95 },
  { lobes: 36, weight: 0.5, waves: 1, knot: 0.3 },
];
const plates = cuts.flatMap((cut) =>
  (Object.entries(presetsOf(cut)) as [PresetName, Plate][]).map(
    ([name, plate]) => [name, cut.lobes, plate] as const,
  ),
);

describe.each(plates)('the %s plate of a brand with %d lobes', (_, __, plate) => {
  it('is the same every time', () => {
    expect(rosette(plate)).toEqual(rosette(plate));
  });

  it('prints one copy for each lobe', () => {
    const copies = rosette(plate).shades.flatMap((shade) => shade.copies);
    for (const [index, { lobes }] of plate.lathes.entries()) {
      const angles = copies.filter(({ lathe }) => lathe === index).map(({ degrees }) => degrees);
      expect(new Set(angles).size).toBe(lobes);
    }
  });

  it('stays inside its square', () => {
    const reaches = plate.lathes.flatMap(({ lobes, rings }) =>
      rings.flatMap((ring) =>
        zoneLines(ring).flatMap((u) =>
          Array.from({ length: 101 }, (_, step) => {
            const { x, y } = ringPoint(ring, lobes, u, step / 100);
            return Math.hypot(x, y);
          }),
        ),
      ),
    );
    expect(Math.max(...reaches)).toBeLessThan(PLATE_REACH);
    expect(Math.min(...reaches)).toBeGreaterThan(60);
  });

  it('joins every line to itself where two lobes meet', () => {
    for (const { lobes, rings } of plate.lathes) {
      for (const ring of rings) {
        for (const u of zoneLines(ring)) {
          const start = ringPoint(ring, lobes, u, 0);
          const end = ringPoint(ring, lobes, u, 1);
          expect(Math.hypot(end.x, end.y)).toBeCloseTo(Math.hypot(start.x, start.y), 6);
        }
      }
    }
  });
});

it('tells the audiences apart by their lobes', () => {
  const lobes = ['agencies', 'operators', 'enterprises', 'startups'].map(
    (name) => presetsOf(standardCut)[name as PresetName].lathes[0]?.lobes,
  );
  expect(new Set(lobes).size).toBe(4);
});
