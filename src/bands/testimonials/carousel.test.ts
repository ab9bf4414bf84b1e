import { expect, it } from 'vitest';
import { slidePlace } from './carousel.tsx';

it.each([
  [1, ['0']],
  [2, ['0', '1']],
  [3, ['0', '1', 'away']],
  [4, ['0', '1', 'after', 'before']],
  [5, ['0', '1', 'after', 'away', 'before']],
  [7, ['0', '1', 'after', 'away', 'away', 'away', 'before']],
])('places %i slides', (total, places) => {
  expect(places.map((_, steps) => slidePlace(steps, total))).toEqual(places);
});
