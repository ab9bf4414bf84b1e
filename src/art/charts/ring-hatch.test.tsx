import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RingHatch } from './ring-hatch.tsx';

const drawn = (from: number, to: number, spokes: number) =>
  renderToStaticMarkup(
    <RingHatch from={from} to={to} spokes={spokes} radii={[90, 110]} weight={2} />,
  );

it('is one arc, as heavy as the ring is wide', () => {
  expect(drawn(0, 0.25, 10)).toMatch(/^<path d="M0-100A100 100 0 0 1 100 0" stroke-width="20"/);
  expect(drawn(0, 0.75, 10)).toContain('A100 100 0 1 1 -100 0');
});

it('has as many spokes as it is told: dash and gap together go round that often', () => {
  const [, dash, gap] = /stroke-dasharray="([\d.]+) ([\d.]+)"/.exec(drawn(0, 0.5, 40)) ?? [];
  expect(Number(dash)).toBe(2);
  expect((Number(dash) + Number(gap)) * 40).toBeCloseTo(Math.PI * 100, -1);
});
