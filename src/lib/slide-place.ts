/**
 * Where a slide stands, counted from the first in view: beside it, waiting at either side, or out of
 * the way. With so few that one could wait at both sides, it waits out of the way.
 */
export function slidePlace(steps: number, total: number): string {
  if (steps < 2) return String(steps);
  if (total < 4) return 'away';
  if (steps === total - 1) return 'before';
  return steps === 2 ? 'after' : 'away';
}
