import { expect, it } from 'vitest';
import { drawnMarks, markNames, markOf } from './mark.ts';
import { standardCut } from './plate-cut.ts';

const lobesOf = (path: string) => path.split('A').length - 1;

it('puts the brand’s own plate on the SIM', () => {
  expect(lobesOf(drawnMarks.sim(standardCut).solid)).toBe(12);
  expect(lobesOf(drawnMarks.sim({ ...standardCut, lobes: 15 }).solid)).toBe(9);
});

it.each([10, 20, 36])('keeps %d lobes countable', (lobes) => {
  const count = lobesOf(drawnMarks.sim({ ...standardCut, lobes }).solid);
  expect(count).toBeGreaterThanOrEqual(6);
  expect(count).toBeLessThanOrEqual(16);
});

it('closes every outline', () => {
  for (const name of markNames) {
    const { line, solid } = drawnMarks[name](standardCut);
    expect(`${line} ${solid}`).toMatch(/^M[^<>]*z [^<>]*z$/);
  }
});

it('takes a mark of the owner’s own', () => {
  const own = { line: 'M1 1h2z', solid: 'M2 2h2z' };
  expect(markOf({ mark: own, plate: standardCut })).toBe(own);
});
