import { expect, it } from 'vitest';
import { drawnMarks, markNames, markOf, standardCut as plate } from './marks.ts';

it.each([
  [20, 12],
  [15, 9],
  [10, 6],
  [36, 16],
])('a plate of %d lobes has %d on the SIM: as many as can be counted', (lobes, expected) => {
  expect(drawnMarks.sim({ ...plate, lobes }).solid.split('A')).toHaveLength(expected + 1);
});

it.each(markNames)('closes the outlines of %s', (name) => {
  const { line, solid } = drawnMarks[name](plate);
  expect(`${line} ${solid}`).toMatch(/^M[^<>]*z [^<>]*z$/);
});

it('takes a mark of the owner’s own', () => {
  const own = { line: 'M1 1h2z', solid: 'M2 2h2z' };
  expect(markOf({ mark: own, plate })).toBe(own);
});
