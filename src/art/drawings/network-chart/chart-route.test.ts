import { expect, it } from 'vitest';
import { routePath, soundings } from './chart-route.ts';

const hub = { x: 100, y: 100 };

it('leads every line from the hub to the port, and keeps the right of the hub clear for its name', () => {
  expect(routePath(hub, { x: 0, y: 100 })).toMatch(/^(M100 100Q[\d.-]+ [\d.-]+ 0 100){3}$/);
  const turn = (y: number) => Number(/Q[\d.-]+ ([\d.-]+)/.exec(routePath(hub, { x: 200, y }))?.[1]);
  expect(turn(80)).toBeLessThan(90);
  expect(turn(120)).toBeGreaterThan(110);
});

it('sounds a route deeper the farther it goes, and never beyond its port', () => {
  const depths = soundings(hub, { x: 0, y: 0 }, 50, [0.4, 0.7]).map(({ value }) => value);
  expect([...depths, 50]).toEqual([...depths, 50].sort((one, other) => one - other));
});
