/** Copies of the same step of the gradient, and its color. */
export interface Shade<T> {
  color: string;
  copies: readonly T[];
}

const STEPS = 12;

/**
 * Rotated copies rotate their gradients with them, so a true SVG gradient would break at every
 * lobe. The gradient is mixed copy by copy instead, in steps too small to see.
 */
export function irisColor(share: number): string {
  const [from, to, part] =
    share < 0.5
      ? ['--print', '--print-mid', share * 2]
      : ['--print-mid', '--print-far', share * 2 - 1];
  const percent = Math.round(part * 100);
  if (percent === 0) return `var(${from})`;
  if (percent === 100) return `var(${to})`;
  return `color-mix(in oklab,var(${to}) ${percent}%,var(${from}))`;
}

export function shadesOf<T>(copies: readonly { value: T; share: number }[]): Shade<T>[] {
  const steps = new Map<number, T[]>();
  for (const { value, share } of copies) {
    const step = Math.round(share * STEPS);
    steps.set(step, [...(steps.get(step) ?? []), value]);
  }
  return [...steps]
    .sort(([a], [b]) => a - b)
    .map(([step, values]) => ({ color: irisColor(step / STEPS), copies: values }));
}
