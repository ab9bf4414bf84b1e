import { breakEven, marginOf, monthAt, type Plan, type Terms } from './arithmetic.ts';

/*
 * The chart: what remains of a month, against the eSIMs sold in it. Volumes are set on a square-root
 * scale, as on a slide rule: a plan of a thousand has room beside one of five thousand. All places are
 * shares of the width and the height, from 0 to 1.
 */

/** Where a volume is on a scale that ends at `end`. */
export const placeOf = (sold: number, end: number) => Math.sqrt(Math.min(sold, end) / end);

/** The same as the value of the ruler, in percent. Two places are as many as any browser keeps. */
export const rulerAt = (sold: number, end: number) => Math.round(10_000 * placeOf(sold, end)) / 100;

/** Round volumes up to the end, about so far apart on the scale. */
export function roundVolumes(end: number, apart: number): number[] {
  const volumes = [0];
  for (let sold = 0; sold < end; ) {
    const gap = Math.max(1, 2 * apart * Math.sqrt(sold * end));
    const size = 10 ** Math.floor(Math.log10(gap));
    const step = size * (gap >= 5 * size ? 5 : gap >= 2 * size ? 2 : 1);
    sold = Math.min(end, (Math.floor(sold / step) + 1) * step);
    volumes.push(sold);
  }
  return volumes;
}

/** Where the ruler stops: nobody plans to sell 1,931 eSIMs. */
export const stopsOf = (end: number) => roundVolumes(end, 0.01);

/** The stop that is nearest to a value of the ruler. */
export const stopAt = (value: number, end: number): number =>
  stopsOf(end).reduce((best, stop) =>
    Math.abs(rulerAt(stop, end) - value) < Math.abs(rulerAt(best, end) - value) ? stop : best,
  );

/** The stop that is so many after a volume, or before it. */
export function stopAfter(sold: number, by: number, end: number): number {
  const stops = stopsOf(end);
  if (by < 0) return stops.filter((stop) => stop < sold).at(by) ?? 0;
  return stops.filter((stop) => stop > sold)[by - 1] ?? Math.max(sold, end);
}

const print = (...places: number[]) => places.map((place) => place.toFixed(4)).join(' ');

/** Volumes with a long mark on the scale: 1, 2, 5, 10, 20, 50 and so on. */
const isLong = (sold: number) => /^[125]0*$/.test(`${sold}`);

export const labeledVolumes = (end: number) =>
  roundVolumes(end, 0.03).filter((sold) => sold >= 50 && isLong(sold));

/** Up to four round amounts between 0 and the largest margin. */
export function levelsUpTo(most: number): number[] {
  if (most <= 0) return [];
  const size = 10 ** Math.floor(Math.log10(most));
  const step = [size / 5, size / 2, size, 2 * size].find((each) => most / each < 5) ?? size;
  return Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
}

/** The marks of the scale, in a box that is 1 wide: those at 1, 2 and 5, and ten times as many, are long. */
export const scaleMarks = (end: number) =>
  roundVolumes(end, 0.03)
    .map((sold) => `M${print(placeOf(sold, end))} 0v${isLong(sold) ? 11 : 5}`)
    .join('');

/** What the chart draws, as paths in a box that is 1 wide and 1 high, and where its words belong. */
export function chartOf(sold: number, terms: Terms, end: number) {
  const margins = terms.plans.flatMap((plan) => [
    marginOf(plan, 0, terms),
    marginOf(plan, Math.min(plan.limit, end), terms),
  ]);
  const [top, bottom] = [Math.max(0, ...margins), Math.min(0, ...margins)];
  const yOf = (margin: number) => (top === bottom ? 0.5 : (top - margin) / (top - bottom));
  const zero = yOf(0);

  /** On this scale a straight line becomes a parabola, which one curve draws exactly. */
  const curve = (plan: Plan, from: number, to: number) => {
    const [x1, x2] = [placeOf(from, end), placeOf(to, end)];
    const y0 = yOf(marginOf(plan, 0, terms));
    const rise = yOf(marginOf(plan, Math.min(to, end), terms)) - y0;
    const at = (share: number) => y0 + rise * share;
    return `M${print(x1, at((x1 / x2) ** 2))}Q${print((x1 + x2) / 2, at(x1 / x2), x2, at(1))}`;
  };

  const { margin } = monthAt(sold, terms);
  const stretches = terms.stretches
    .filter(({ from }) => from <= end)
    .map(({ plan, from, to }) => ({
      name: plan.name,
      to: Math.min(to, end),
      from: placeOf(from, end),
      x: placeOf(to, end),
      curve: curve(plan, from, to),
    }));
  return {
    zero,
    levels: levelsUpTo(top).map((amount) => ({ amount, y: yOf(amount) })),
    /** Where the current volume is, and how high its margin, if a plan holds it. */
    now: { x: placeOf(sold, end), y: margin === undefined || sold > end ? 1 : yOf(margin) },
    stretches,
    /** From here on no plan has a price. */
    priced: stretches.at(-1)?.x ?? 0,
    lines: terms.plans.map((plan) => curve(plan, 0, plan.limit)).join(''),
    /** Between the curves and nothing. */
    area: stretches.map(({ curve, from }) => `${curve}V${zero}H${from}z`).join(''),
    breakEvens: terms.plans
      .map((plan) => breakEven(plan, terms))
      .filter((from) => from <= end)
      .map((from) => ({ from, x: placeOf(from, end) })),
  };
}

export type Chart = ReturnType<typeof chartOf>;
