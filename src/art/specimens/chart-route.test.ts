import { expect, it } from 'vitest';
import { routePath, soundings } from './chart-route.ts';

const hub = { x: 100, y: 100 };

it('leads every hairline from the hub to the port', () => {
  const path = routePath(hub, { x: 0, y: 100 });
  expect(path.match(/M100 100Q/g)).toHaveLength(3);
  expect(path.match(/ 0 100/g)).toHaveLength(3);
});

it('keeps the right of the hub clear for its name', () => {
  const turn = (path: string) => Number(/Q[\d.-]+ ([\d.-]+)/.exec(path)?.[1]);
  expect(turn(routePath(hub, { x: 200, y: 80 }))).toBeLessThan(90);
  expect(turn(routePath(hub, { x: 200, y: 120 }))).toBeGreaterThan(110);
});

it('sounds a route deeper the farther it goes, and never beyond its port', () => {
  const [near, far] = soundings(hub, { x: 0, y: 0 }, 50, [0.4, 0.7]);
  expect(near?.value).toBeLessThan(far?.value ?? 0);
  expect(far?.value).toBeLessThan(50);
});
