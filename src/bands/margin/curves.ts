import {
  breakEven,
  type Figures,
  marginOf,
  monthAt,
  type Offer,
  type Plan,
  stretchesOf,
} from './arithmetic.ts';

/*
 * The chart: what remains of a month, against the eSIMs sold in it. Volumes are set on a square-root
 * scale, as on a slide rule: a plan of a thousand has room beside one of five thousand. All places are
 * shares of the width and the height, from 0 to 1.
 */

/** The volume at which the chart ends: a little after the last plan, if all have a limit. */
export function chartEnd({ plans }: Offer, mostSold: number): number {
  const limits = plans.map(({ limit = mostSold }) => limit);
  return Math.min(mostSold, Math.ceil(1.25 * Math.max(1, ...limits)));
}

/** Where a volume is on a scale that ends at `end`. */
export const placeOf = (sold: number, end: number) => Math.sqrt(Math.min(sold, end) / end);

/** The same as the value of the ruler, in percent. Two places are as many as any browser keeps. */
export const rulerAt = (sold: number, end: number) => Math.round(10_000 * placeOf(sold, end)) / 100;

/**
 * The volumes at which the ruler stops: round numbers, about a hundredth of its length apart, because
 * nobody plans to sell 1,931 eSIMs.
 */
export function stopsOf(end: number): number[] {
  const stops = [0];
  for (let sold = 0; sold < end; ) {
    const gap = Math.max(1, 0.02 * Math.sqrt(sold * end));
    const size = 10 ** Math.floor(Math.log10(gap));
    const step = size * (gap >= 5 * size ? 5 : gap >= 2 * size ? 2 : 1);
    sold = Math.min(end, (Math.floor(sold / step) + 1) * step);
    stops.push(sold);
  }
  return stops;
}

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

/** Room above the highest line, for its name. */
const headroom = 1.14;

export function chartOf(figures: Figures, offer: Offer, end: number) {
  const moneyAt = (plan: Plan, sold: number) => marginOf(plan, figures, offer, sold);
  const endOf = ({ limit = end }: Plan) => Math.min(limit, end);
  const margins = offer.plans.flatMap((plan) => [moneyAt(plan, 0), moneyAt(plan, endOf(plan))]);
  const top = Math.max(0, ...margins) * headroom;
  const bottom = Math.min(0, ...margins);
  const yOf = (margin: number) => (top === bottom ? 0.5 : (top - margin) / (top - bottom));

  /** On this scale a straight line becomes a parabola, which one curve draws exactly. */
  const line = (plan: Plan, from: number, to: number) => {
    const [x1, x2] = [placeOf(from, end), placeOf(to, end)];
    const [y0, y1, y2] = [yOf(moneyAt(plan, 0)), yOf(moneyAt(plan, from)), yOf(moneyAt(plan, to))];
    const slope = x2 > x1 ? (y2 - y1) / (x2 ** 2 - x1 ** 2) : 0;
    const print = (...values: number[]) => values.map((value) => value.toFixed(4)).join(' ');
    const bend = `Q${print((x1 + x2) / 2, y0 + slope * x1 * x2)} ${print(x2, y2)}`;
    return {
      curve: `M${print(x1, y1)}${bend}`,
      area: `M${print(x1, yOf(0))}L${print(x1, y1)}${bend}L${print(x2, yOf(0))}z`,
      end: { x: x2, y: y2 },
    };
  };

  const stretches = stretchesOf(figures, offer).filter(({ from }) => from <= end);
  const { margin } = monthAt(figures.sold, figures, offer);
  return {
    end,
    zero: yOf(0),
    /** Where the current volume is, and how high its margin, if a plan holds it. */
    now: {
      x: placeOf(figures.sold, end),
      y: margin === undefined || figures.sold > end ? 1 : yOf(margin),
    },
    lines: offer.plans.map((plan) => ({ name: plan.name, ...line(plan, 0, endOf(plan)) })),
    best: stretches.map(({ plan, from, to }) => {
      const last = Math.min(to, end);
      return { name: plan.name, to: last, ...line(plan, from, last) };
    }),
    breakEvens: offer.plans.flatMap((plan) => {
      const from = breakEven(plan, figures, offer);
      return from === undefined || from > end
        ? []
        : [{ name: plan.name, from, x: placeOf(from, end) }];
    }),
    /** Where the plans with a price end. */
    ends: placeOf(stretches.at(-1)?.to ?? 0, end),
  };
}

export type Chart = ReturnType<typeof chartOf>;

/** Round volumes for the marks of a scale; those in long steps are longer. */
export function marksOf(end: number) {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, end)));
  const marks: { sold: number; x: number; isLong: boolean }[] = [];
  let sold = 0;
  while (sold < end) {
    const step = Math.max(1, sold < size / 10 ? size / 50 : sold < size ? size / 20 : size / 5);
    sold = Math.round(sold + step);
    if (sold > end) break;
    const long = sold < size ? size / 10 : size;
    marks.push({ sold, x: placeOf(sold, end), isLong: sold % long === 0 });
  }
  return marks;
}
