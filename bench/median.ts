/** The middle of an odd number of values, the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('no values, no median');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((total, value) => total + value, 0) / middle.length;
}
