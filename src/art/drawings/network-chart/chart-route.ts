import type { WordsOf } from '../define-drawing.ts';
import type { networkChartWords } from './network-chart-words.ts';

type Place = WordsOf<typeof networkChartWords>['partners'][number]['wide'];

/** How far the three lines of a route curve outward. */
const bows = [16, 27, 38];

const round = (value: number) => Math.round(value * 10) / 10;

/** The hub's name is at its right, so routes to the upper right curve the other way. */
const sideOf = (hub: Place, port: Place) => (port.x > hub.x && port.y < hub.y ? -1 : 1);

function control(hub: Place, { x, y }: Place, bow: number): Place {
  const dx = x - hub.x;
  const dy = y - hub.y;
  const by = (bow * sideOf(hub, { x, y })) / Math.hypot(dx, dy);
  return { x: (hub.x + x) / 2 - dy * by, y: (hub.y + y) / 2 + dx * by };
}

export function routePath(hub: Place, port: Place): string {
  return bows
    .map((bow) => {
      const { x, y } = control(hub, port, bow);
      return `M${hub.x} ${hub.y}Q${round(x)} ${round(y)} ${port.x} ${port.y}`;
    })
    .join('');
}

/** Latencies along the way to a port, written on the inner side of its curve. */
export function soundings(hub: Place, port: Place, latency: number, stations: readonly number[]) {
  const { x, y } = control(hub, port, -14);
  return stations.map((at) => {
    const mix = (from: number, over: number, to: number) =>
      round((1 - at) ** 2 * from + 2 * at * (1 - at) * over + at ** 2 * to);
    return {
      value: Math.round(latency * at),
      x: mix(hub.x, x, port.x),
      y: mix(hub.y, y, port.y),
    };
  });
}
