import {
  breakEven,
  cheapestPlan,
  type Figures,
  monthlyMargin,
  nextPlan,
  type Offer,
  type Plan,
} from './arithmetic.ts';

/*
 * The chart: what remains of a month, against the eSIMs sold in it. Volumes are set on a square-root
 * scale, as on a slide rule: a plan of a thousand has room beside one of five thousand. All places are
 * shares of the width and the height, from 0 to 1. Fractions are for drawing only.
 */

/** Where a volume is on a scale that ends at `most`. */
export const placeOf = (sold: number, most: number) => Math.sqrt(Math.min(sold, most) / most);

/** Steps of a slider over that scale. */
export const sliderSteps = 400;

export const stepOf = (sold: number, most: number) => Math.round(sliderSteps * placeOf(sold, most));

/** The volume at a step, in two digits, because nobody plans to sell 1,931 eSIMs. */
export function soldAt(step: number, most: number): number {
  if (step >= sliderSteps) return most;
  const exact = most * (step / sliderSteps) ** 2;
  return Math.min(most, exact < 10 ? Math.ceil(exact) : Number(exact.toPrecision(2)));
}

/** The volume at which the chart ends: a little after the last plan, if all have a limit. */
export function chartEnd({ plans }: Offer, mostSold: number): number {
  const limits = plans.map(({ limit = mostSold }) => limit);
  return Math.min(mostSold, Math.ceil(1.25 * Math.max(1, ...limits)));
}

/** The plans in the order in which each is the cheapest, with the volumes between which it is. */
export function stretchesOf(figures: Figures, offer: Offer, most: number) {
  const stretches: { plan: Plan; from: number; to: number }[] = [];
  let from = 0;
  while (from <= most) {
    const plan = cheapestPlan(from, figures, offer);
    if (!plan) break;
    const next = nextPlan(from, figures, offer);
    const to = Math.min(most, next ? next.from - 1 : most);
    stretches.push({ plan, from, to });
    from = to + 1;
  }
  return stretches;
}

/** Room above the highest line, for its name. */
const headroom = 1.14;

export function chartOf(figures: Figures, offer: Offer, mostSold: number) {
  const most = chartEnd(offer, mostSold);
  const marginOf = (plan: Plan, sold: number) => Number(monthlyMargin(plan, figures, offer, sold));
  const endOf = ({ limit = most }: Plan) => Math.min(limit, most);
  const margins = offer.plans.flatMap((plan) => [marginOf(plan, 0), marginOf(plan, endOf(plan))]);
  const top = Math.max(0, ...margins) * headroom;
  const bottom = Math.min(0, ...margins);
  const yOf = (margin: number) => (top === bottom ? 0.5 : (top - margin) / (top - bottom));

  /** On this scale a straight line becomes a parabola, which one curve draws exactly. */
  const line = (plan: Plan, from: number, to: number) => {
    const [x1, x2] = [placeOf(from, most), placeOf(to, most)];
    const [y0, y1, y2] = [0, from, to].map((sold) => yOf(marginOf(plan, sold))) as [
      number,
      number,
      number,
    ];
    const slope = x2 > x1 ? (y2 - y1) / (x2 ** 2 - x1 ** 2) : 0;
    const control = [(x1 + x2) / 2, y0 + slope * x1 * x2];
    const print = (values: number[]) => values.map((value) => value.toFixed(4)).join(' ');
    return {
      start: print([x1, y1]),
      curve: `M${print([x1, y1])}Q${print(control)} ${print([x2, y2])}`,
      area: `M${print([x1, yOf(0)])}L${print([x1, y1])}Q${print(control)} ${print([x2, y2])}L${print([x2, yOf(0)])}z`,
      end: { x: x2, y: y2 },
    };
  };

  const stretches = stretchesOf(figures, offer, most);
  return {
    most,
    zero: yOf(0),
    /** Where the current volume is, and how high its margin, if a plan holds it. */
    now: placeOf(figures.sold, most),
    lines: offer.plans.map((plan) => ({ name: plan.name, ...line(plan, 0, endOf(plan)) })),
    best: stretches.map(({ plan, from, to }) => ({
      name: plan.name,
      to,
      ...line(plan, from, to),
    })),
    breakEvens: offer.plans.flatMap((plan) => {
      const { from } = breakEven(plan, figures, offer);
      return from === undefined || from > most
        ? []
        : [{ name: plan.name, from, x: placeOf(from, most) }];
    }),
    /** The last volume that a plan with a price holds. */
    ends: stretches.at(-1)?.to ?? 0,
  };
}

/** Round volumes for the marks of a scale; those in long steps are longer. */
export function marksOf(most: number) {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const marks: { sold: number; x: number; isLong: boolean }[] = [];
  let sold = 0;
  while (sold < most) {
    const step = Math.max(1, sold < size / 10 ? size / 50 : sold < size ? size / 20 : size / 5);
    sold = Math.round(sold + step);
    if (sold > most) break;
    const long = sold < size ? size / 10 : size;
    marks.push({ sold, x: placeOf(sold, most), isLong: sold % long === 0 });
  }
  return marks;
}
