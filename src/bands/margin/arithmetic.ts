import type { Scaled } from './decimals.ts';

/*
 * What remains of an eSIM and of a month. Amounts are whole numbers of the currency’s smallest unit, and
 * nothing here is a fraction: 11.00 dollars are 1100n.
 */

export type Billing = 'monthly' | 'yearly';

export type Figures = {
  /** eSIMs sold in a month. */
  sold: number;
  /** What a traveler pays for one, and what it costs at the provider. */
  price: Scaled;
  wholesale: Scaled;
  /** What a payment costs: a share in hundredths of a percent (290n is 2.9 %), and an amount. */
  feePercent: Scaled;
  feeFixed: Scaled;
  /** How many are refunded or fail to install, in hundredths of a percent. */
  refunds: Scaled;
  billing: Billing;
  /** The keys of the add-ons that are booked. */
  addOns: readonly string[];
};

export type Plan = {
  name: string;
  /** Price of a month, billed monthly and billed yearly. */
  monthly: Scaled;
  yearly: Scaled;
  /** The most eSIMs a month that it holds. Without it, there is no limit. */
  limit?: number | undefined;
};

export type AddOn = { id: string; monthly: Scaled };

export type Offer = { plans: readonly Plan[]; addOns: readonly AddOn[] };

/** Hundredths of a percent in a whole. */
const whole = 10_000n;

/** A share of an amount, rounded up to the smallest unit: a calculation should not promise too much. */
const shareOf = (amount: Scaled, share: Scaled): Scaled => (amount * share + whole - 1n) / whole;

/**
 * Where the money of `sold` eSIMs goes. The parts always add up to `paid`. Payments are charged one by
 * one. A refund gives the price back; the wholesale cost and the fee of that payment stay paid.
 */
export function partsOf(figures: Figures, sold = 1) {
  const count = BigInt(sold);
  const paid = count * figures.price;
  const wholesale = count * figures.wholesale;
  const fees = count * (shareOf(figures.price, figures.feePercent) + figures.feeFixed);
  const refunds = shareOf(paid, figures.refunds);
  return { paid, wholesale, fees, refunds, keeps: paid - wholesale - fees - refunds };
}

/** What a month on this plan costs, with the add-ons that are booked. */
export function monthlyCost(plan: Plan, figures: Figures, { addOns }: Offer): Scaled {
  const booked = addOns.filter(({ id }) => figures.addOns.includes(id));
  return booked.reduce((sum, { monthly }) => sum + monthly, plan[figures.billing]);
}

/** What remains of a month in which `sold` eSIMs are sold on this plan. */
export const monthlyMargin = (plan: Plan, figures: Figures, offer: Offer, sold: number): Scaled =>
  partsOf(figures, sold).keeps - monthlyCost(plan, figures, offer);

export const holds = ({ limit }: Plan, sold: number) => limit === undefined || sold <= limit;

/** The plan that costs least among those that hold so many; undefined if none does. */
export const cheapestPlan = (sold: number, figures: Figures, { plans }: Offer): Plan | undefined =>
  plans
    .filter((plan) => holds(plan, sold))
    .reduce<Plan | undefined>(
      (best, plan) => (best && best[figures.billing] <= plan[figures.billing] ? best : plan),
      undefined,
    );

/** From how many eSIMs another plan is the cheapest, and which; without a plan, none holds so many. */
export function nextPlan(sold: number, figures: Figures, offer: Offer) {
  const limit = cheapestPlan(sold, figures, offer)?.limit;
  if (limit === undefined) return undefined;
  return { from: limit + 1, plan: cheapestPlan(limit + 1, figures, offer) };
}

export type BreakEven = { from: number } | { from: undefined; because: 'loss' | 'limit' };

/**
 * From how many eSIMs on a month on this plan costs nothing more than it brings. Undefined where every
 * eSIM loses money, or where the plan ends before.
 */
export function breakEven(plan: Plan, figures: Figures, offer: Offer): BreakEven {
  const cost = monthlyCost(plan, figures, offer);
  const { paid, wholesale, fees } = partsOf(figures);
  // Of one eSIM, in hundredths of a percent of the smallest unit, so that refunds need no rounding.
  const one = (paid - wholesale - fees) * whole - paid * figures.refunds;
  if (cost === 0n && one >= 0n) return { from: 0 };
  if (one <= 0n) return { from: undefined, because: 'loss' };
  const from = Number((cost * whole + one - 1n) / one);
  return holds(plan, from) ? { from } : { from: undefined, because: 'limit' };
}

/** The fewest eSIMs at which any plan breaks even, and that plan. */
export function firstBreakEven(figures: Figures, offer: Offer) {
  return offer.plans
    .flatMap((plan) => {
      const { from } = breakEven(plan, figures, offer);
      return from === undefined ? [] : [{ plan, from }];
    })
    .reduce<{ plan: Plan; from: number } | undefined>(
      (best, each) => (best && best.from <= each.from ? best : each),
      undefined,
    );
}

/** A month at this volume, on the cheapest plan that holds it. Without such a plan, there is no result. */
export function monthAt(sold: number, figures: Figures, offer: Offer) {
  const plan = cheapestPlan(sold, figures, offer);
  return { sold, plan, margin: plan && monthlyMargin(plan, figures, offer, sold) };
}

/** The same at half the volume, at this volume and at double. */
export const monthsAround = (figures: Figures, offer: Offer) =>
  [Math.floor(figures.sold / 2), figures.sold, figures.sold * 2].map((sold) =>
    monthAt(sold, figures, offer),
  );
