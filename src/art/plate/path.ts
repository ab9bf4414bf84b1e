/** A point of a curve with its tangent, scaled to the step between two knots. */
export interface Knot {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function numeral(value: number): string {
  const text = tenths(value).toString();
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

/** SVG needs no separator before a minus sign, nor between `1.5` and `.5`. */
export function numerals(values: readonly number[]): string {
  let line = '';
  let previous = '';
  for (const value of values) {
    const text = numeral(value);
    const joins = text.startsWith('-') || (text.startsWith('.') && previous.includes('.'));
    line += previous === '' || joins ? text : ` ${text}`;
    previous = text;
  }
  return line;
}

/**
 * Knots at equal steps make the second handle of one piece the mirror of the first handle of the
 * next, so all but the first piece are four numbers (`s`). Each piece starts where the rounded one
 * before it ended: rounding never adds up along a line.
 */
export function curvePath(knots: readonly Knot[]): string {
  const [first, ...rest] = knots;
  if (!first) return '';
  let x = tenths(first.x);
  let y = tenths(first.y);
  let before = first;
  let d = `M${numerals([x, y])}`;
  for (const knot of rest) {
    const start = before === first ? [before.dx / 3, before.dy / 3] : [];
    const values = [
      ...start,
      knot.x - knot.dx / 3 - x,
      knot.y - knot.dy / 3 - y,
      knot.x - x,
      knot.y - y,
    ].map(tenths);
    const joined = numerals(values);
    if (before === first) d += `c${joined}`;
    else d += d.lastIndexOf('s') > d.lastIndexOf('c') ? joinRun(joined) : `s${joined}`;
    x = tenths(x + (values.at(-2) ?? 0));
    y = tenths(y + (values.at(-1) ?? 0));
    before = knot;
  }
  return d;
}

const joinRun = (joined: string): string => (joined.startsWith('-') ? joined : ` ${joined}`);
