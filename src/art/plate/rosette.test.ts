import { describe, expect, it } from 'vitest';
import { type PlateCut, standardCut } from '../../lib/marks.ts';
import { presetsOf } from './presets.ts';
import { PLATE_REACH, ringPoint, rosette } from './rosette.ts';
import { zoneLines } from './zone.ts';

/** The standard cut, and the extremes of what a brand may choose. */
const cuts: PlateCut[] = [
  standardCut,
  { lobes: 10, weight: 1.2, waves: 3, knot: 0.95 },
  { lobes: 36, weight: 0.5, waves: 1, knot: 0.3 },
];
const plates = cuts.flatMap((cut) =>
  Object.entries(presetsOf(cut)).map(([name, plate]) => [name, cut.lobes, plate] as const),
);

describe.each(plates)('the %s plate of a brand with %d lobes', (_, __, plate) => {
  /** Distances from the center along each line of a lobe. */
  const lines = plate.lathes.flatMap(({ lobes, rings }) =>
    rings.flatMap((ring) =>
      zoneLines(ring).map((u) =>
        Array.from({ length: 101 }, (_, step) => {
          const { x, y } = ringPoint(ring, lobes, u, step / 100);
          return Math.hypot(x, y);
        }),
      ),
    ),
  );

  it('has one copy for each lobe', () => {
    const copies = rosette(plate).shades.flatMap((shade) => shade.copies);
    for (const [index, { lobes }] of plate.lathes.entries()) {
      const angles = copies.filter(({ lathe }) => lathe === index).map(({ degrees }) => degrees);
      expect(new Set(angles).size).toBe(lobes);
    }
  });

  it('stays inside its square', () => {
    expect(Math.max(...lines.flat())).toBeLessThan(PLATE_REACH);
    expect(Math.min(...lines.flat())).toBeGreaterThan(60);
  });

  it('joins every line to itself where two lobes meet', () => {
    for (const line of lines) expect(line.at(-1)).toBeCloseTo(line[0] ?? Number.NaN, 6);
  });
});
