/** A point of a curve with its tangent, scaled to the step between two knots. */
export interface Knot {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export const tenths = (value: number): number => Math.round(value * 10) / 10;

const numeral = (value: number) => String(tenths(value)).replace(/^(-?)0\./, '$1.');

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
export function curvePath([first, ...rest]: readonly Knot[]): string {
  if (!first) return '';
  let [x, y] = [tenths(first.x), tenths(first.y)];
  const pieces = rest.flatMap((knot) => {
    const [toX, toY] = [tenths(knot.x - x), tenths(knot.y - y)];
    const handle = [knot.x - knot.dx / 3 - x, knot.y - knot.dy / 3 - y];
    [x, y] = [tenths(x + toX), tenths(y + toY)];
    return [...handle, toX, toY];
  });
  const start = [first.dx / 3, first.dy / 3, ...pieces.slice(0, 4)];
  return `M${numerals([first.x, first.y])}c${numerals(start)}s${numerals(pieces.slice(4))}`;
}
