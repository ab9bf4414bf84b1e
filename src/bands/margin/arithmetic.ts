/*
 * What remains of an eSIM and of a month. Amounts are whole numbers of the currency’s smallest unit
 * (11.00 dollars are 1100), shares are hundredths of a percent (2.9 % are 290), and no result is a
 * fraction.
 */

export type Billing = 'monthly' | 'yearly';

export type Figures = {
  /** eSIMs sold in a month. */
  sold: number;
  /** What a traveler pays for one, and what it costs at the provider. */
  price: number;
  wholesale: number;
  /** What a payment costs: a share and an amount. */
  feePercent: number;
  feeFixed: number;
  /** The share that is refunded or fails to install. */
  refunds: number;
  billing: Billing;
  /** The keys of the add-ons that are booked. */
  addOns: readonly string[];
};

/** The figures that are typed. */
export type FieldName = Exclude<keyof Figures, 'billing' | 'addOns'>;

export type Plan = {
  name: string;
  /** Price of a month, billed monthly and billed yearly. */
  monthly: number;
  yearly: number;
  /** The most eSIMs a month that it holds. Without it, there is no limit. */
  limit?: number | undefined;
};

export type Offer = { plans: readonly Plan[]; addOns: readonly { id: string; monthly: number }[] };

/** A share of an amount, rounded up to the smallest unit: a calculation should not promise too much. */
const shareOf = (amount: number, share: number) => Math.ceil((amount * share) / 10_000);

/**
 * Where the price of one eSIM goes; the parts add up to it. A refund gives the price back; the wholesale
 * cost and the fee of that payment stay paid.
 */
export function partsOf({ price, wholesale, feePercent, feeFixed, refunds }: Figures) {
  const fees = shareOf(price, feePercent) + feeFixed;
  const returned = shareOf(price, refunds);
  return { wholesale, fees, refunds: returned, keeps: price - wholesale - fees - returned };
}

/** What a month on this plan costs, with the add-ons that are booked. */
export const monthlyCost = (plan: Plan, figures: Figures, { addOns }: Offer) =>
  addOns
    .filter(({ id }) => figures.addOns.includes(id))
    .reduce((sum, { monthly }) => sum + monthly, plan[figures.billing]);

/** What remains of a month in which `sold` eSIMs are sold on this plan. */
export const marginOf = (plan: Plan, figures: Figures, offer: Offer, sold: number) =>
  sold * partsOf(figures).keeps - monthlyCost(plan, figures, offer);

const holds = ({ limit = Infinity }: Plan, sold: number) => sold <= limit;

/** The plan that costs least among those that hold so many; undefined if none does. */
export const cheapestPlan = (sold: number, { billing }: Figures, { plans }: Offer) =>
  plans
    .filter((plan) => holds(plan, sold))
    .toSorted((one, other) => one[billing] - other[billing])
    .at(0);

/** A month at this volume, on the cheapest plan that holds it. Without such a plan, there is no result. */
export function monthAt(sold: number, figures: Figures, offer: Offer) {
  const plan = cheapestPlan(sold, figures, offer);
  return { sold, plan, margin: plan && marginOf(plan, figures, offer, sold) };
}

export type Stretch = { plan: Plan; from: number; to: number };

/** The plans in the order in which each is the cheapest, with the volumes between which it is. */
export function stretchesOf(figures: Figures, offer: Offer): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; ; ) {
    const plan = cheapestPlan(from, figures, offer);
    if (!plan) return stretches;
    const to = plan.limit ?? Infinity;
    stretches.push({ plan, from, to });
    from = to + 1;
    if (to === Infinity) return stretches;
  }
}

/** The fewest eSIMs that pay for a month on this plan; undefined if none do, or it ends before. */
export function breakEven(plan: Plan, figures: Figures, offer: Offer): number | undefined {
  const { keeps } = partsOf(figures);
  const cost = monthlyCost(plan, figures, offer);
  if (keeps < 0 || (keeps === 0 && cost > 0)) return undefined;
  const from = Math.max(1, cost === 0 ? 0 : Math.ceil(cost / keeps));
  return holds(plan, from) ? from : undefined;
}

export type BreakEvenRange = { plans: Plan[]; from: number; to: number };

/**
 * The volumes at which a month on the cheapest plan loses nothing. There may be several ranges: where a
 * plan ends, the next one costs more. The last one has no end if it goes as far as the plans do.
 */
export function breakEvenRanges(figures: Figures, offer: Offer): BreakEvenRange[] {
  const stretches = stretchesOf(figures, offer);
  const ranges: BreakEvenRange[] = [];
  for (const { plan, from, to } of stretches) {
    const pays = breakEven(plan, figures, offer);
    if (pays === undefined) continue;
    const last = ranges.at(-1);
    if (last && last.to + 1 === from && pays <= from) {
      last.plans.push(plan);
      last.to = to;
    } else ranges.push({ plans: [plan], from: Math.max(from, pays), to });
  }
  const last = ranges.at(-1);
  if (last && last.to === stretches.at(-1)?.to) last.to = Infinity;
  return ranges;
}
