/**
 * The volume at which each plan ends. A last plan without a limit ends at twice the limit before it.
 * Undefined unless every plan holds more than the one before it.
 */
export function endsOf(plans: readonly { sales?: number | undefined }[]): number[] | undefined {
  const last = plans.length - 1;
  const ends = plans.map(
    ({ sales = 0 }, index) => sales || (index === last ? 2 * (plans[index - 1]?.sales ?? 0) : 0),
  );
  return ends.every((end, index) => end > (ends[index - 1] ?? 0)) ? ends : undefined;
}

/**
 * The volume at a place of the ruler, and the index of the plan that fits it. Every plan is 1 long on
 * the ruler, as it is as wide as the others on the page.
 */
export function volumeAt(place: number, ends: readonly number[]) {
  const plan = Math.max(0, Math.ceil(place) - 1);
  const from = ends[plan - 1] ?? 0;
  return { plan, sold: Math.round(from + (place - plan) * ((ends[plan] ?? from) - from)) };
}

/** Fills in {count} and {plan}. */
export const volumeText = (template: string, sold: number, plan: string, locale: string) =>
  template.replace('{count}', sold.toLocaleString(locale)).replace('{plan}', () => plan);
