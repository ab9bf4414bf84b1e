import { partsOf, type SaleFigures } from '../../lib/sale.ts';

/*
 * What remains of an eSIM and of a month. Amounts are whole numbers of the currency’s smallest unit
 * (11.00 dollars are 1100), shares are hundredths of a percent (2.9 % are 290), and no result is a
 * fraction.
 */

export type Billing = 'monthly' | 'yearly';

export type Figures = SaleFigures & {
  /** eSIMs sold in a month. */
  sold: number;
  billing: Billing;
  /** The keys of the add-ons that are booked. */
  addOns: readonly string[];
};

/** Prices of a month, and the most eSIMs that a plan holds in it, if there is a limit. */
export type Offer = {
  plans: readonly ({ name: string; limit?: number | undefined } & Record<Billing, number>)[];
  addOns: readonly { id: string; monthly: number }[];
};

/** A plan with what a month on it costs, add-ons included. */
export type Plan = { name: string; limit: number; cost: number };

/** The volumes between which a plan is the cheapest. */
type Stretch = { plan: Plan; from: number; to: number };

/** What the figures make of an offer. The stretches follow one another from nothing on. */
export function termsOf(figures: Figures, { plans, addOns }: Offer) {
  const booked = addOns.filter(({ id }) => figures.addOns.includes(id));
  const extra = booked.reduce((sum, { monthly }) => sum + monthly, 0);
  const priced = plans.map(({ name, limit = Infinity, ...prices }) => ({
    name,
    limit,
    cost: prices[figures.billing] + extra,
  }));
  const stretches: Stretch[] = [];
  for (const plan of priced.toSorted((one, other) => one.cost - other.cost)) {
    const from = (stretches.at(-1)?.to ?? -1) + 1;
    if (plan.limit >= from && from < Infinity) stretches.push({ plan, from, to: plan.limit });
  }
  return { parts: partsOf(figures), plans: priced, stretches };
}

export type Terms = ReturnType<typeof termsOf>;

/** What remains of a month in which `sold` eSIMs are sold on this plan. */
export const marginOf = ({ cost }: Plan, sold: number, { parts }: Terms) =>
  sold * parts.keeps - cost;

/** A month at this volume, on the cheapest plan that holds it. Without such a plan, there is no result. */
export function monthAt(sold: number, terms: Terms) {
  const plan = terms.stretches.find(({ to }) => sold <= to)?.plan;
  return { sold, plan, margin: plan && marginOf(plan, sold, terms) };
}

/** The fewest eSIMs that pay for a month on this plan; infinitely many if it ends before. */
export function breakEven({ cost, limit }: Plan, { parts: { keeps } }: Terms): number {
  const needed = cost === 0 && keeps >= 0 ? 1 : keeps > 0 ? Math.ceil(cost / keeps) : Infinity;
  return needed <= limit ? needed : Infinity;
}

/**
 * The volumes at which a month on the cheapest plan loses nothing. There may be several ranges: where a
 * plan ends, the next one costs more.
 */
export function breakEvenRanges(terms: Terms) {
  const ranges: { plans: Plan[]; from: number; to: number }[] = [];
  for (const { plan, from, to } of terms.stretches) {
    const pays = breakEven(plan, terms);
    const last = ranges.at(-1);
    if (last && last.to + 1 === from && pays <= from) {
      last.plans.push(plan);
      last.to = to;
    } else if (pays < Infinity) ranges.push({ plans: [plan], from: Math.max(from, pays), to });
  }
  return ranges;
}
