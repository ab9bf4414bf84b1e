import { expect, it } from 'vitest';
import { between, pickOther } from './pick.ts';

const ends = [() => 0, () => 0.999999];

it('includes both ends', () => {
  expect(ends.map((random) => between(1, 15, random))).toEqual([1, 15]);
  expect(ends.map((random) => pickOther(30, undefined, random))).toEqual([0, 29]);
});

it('picks the only one again', () => {
  expect(ends.map((random) => pickOther(1, 0, random))).toEqual([0, 0]);
});

it('never picks the last one again, and can pick every other', () => {
  for (let last = 0; last < 30; last += 1) {
    const steps = Array.from({ length: 29 }, (_, step) => step / 29 + 0.001);
    const picked = new Set(steps.map((random) => pickOther(30, last, () => random)));
    expect(picked.has(last)).toBe(false);
    expect(picked.size).toBe(29);
  }
});
