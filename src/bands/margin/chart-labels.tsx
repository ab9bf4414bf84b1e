import type { Chart } from './curves.ts';
import { writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

type Props = { chart: Chart; setup: MarginSetup };

/** A letter in pixels, and the narrowest chart on screens of each size, with what hides a label below. */
const letter = 8;
const narrowest = 280;
const sizes = [
  { width: narrowest, className: '' },
  { width: 560, className: 'max-sm:hidden' },
  { width: 920, className: 'max-lg:hidden' },
];

/** A text whose middle is at a place, and so many pixels aside. */
type Label = { text: string; x: number; aside?: number; color?: string };

/** Those that stand a letter apart, and from what is there, on a chart of this width. */
export function withRoom(there: Label[], labels: Label[], width: number): Label[] {
  const middle = ({ x, aside = 0 }: Label) => x * width + aside;
  const kept: Label[] = [];
  for (const label of labels) {
    const isFree = [...there, ...kept].every((other) => {
      const room = ((other.text.length + label.text.length) / 2 + 1) * letter;
      return Math.abs(middle(other) - middle(label)) >= room;
    });
    if (isFree) kept.push(label);
  }
  return kept;
}

/** On which side of its place a name has room on every screen, if on any. Beside zero it has none. */
function anchorOf(name: string, x: number): 'start' | 'end' | undefined {
  if (x < 0.12) return undefined;
  const width = name.length * letter + 12;
  if (x * narrowest > width) return 'end';
  return (1 - x) * narrowest > width ? 'start' : undefined;
}

/** The words on the chart: a drawing of their own, because mirroring it would mirror the letters. */
export function ChartLabels({ chart, setup }: Props) {
  const { count, amount } = writerOf(setup);
  const isRtl = setup.dir === 'rtl';
  const at = (place: number) => `${(100 * (isRtl ? 1 - place : place)).toFixed(2)}%`;
  const down = (place: number) => `${(100 * place).toFixed(2)}%`;
  const inward = (by: number) => (isRtl ? -by : by);
  const { now, zero, ends, best, breakEvens } = chart;
  const onRequest = setup.onRequest?.name ?? '';
  const ruler = { text: '', x: now.x };
  const free = amount(0);
  const names = best.flatMap(({ name, end }) => {
    const anchor = anchorOf(name, end.x);
    if (!anchor) return [];
    const aside = (6 + (name.length * letter) / 2) * (anchor === 'end' ? -1 : 1);
    return [{ text: name, x: end.x, y: end.y, aside, anchor }];
  });
  /** As high as the numbers on the line of nothing, on the lowest chart. */
  const namesAtZero = names.filter(({ y }) => Math.abs(y - zero) < 0.1);

  /** Numbers in a row. A number goes where it would touch what is there, or one before it. */
  const row = (there: Label[], labels: Label[], place: { y: string; dy: number }) => {
    const kept = sizes.map(({ width }) => withRoom(there, labels, width));
    return labels.map((label, index) => {
      const size = sizes[kept.findIndex((some) => some.includes(label))];
      if (!size) return null;
      return (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be at one place
          key={index}
          {...place}
          x={at(label.x)}
          dx={inward(label.aside ?? 0)}
          textAnchor="middle"
          className={`${label.color ?? 'fill-soft'} ${size.className}`}
        >
          {label.text}
        </text>
      );
    });
  };
  return (
    <svg
      aria-hidden="true"
      className="margin-labels absolute inset-0 size-full overflow-visible font-mono text-xs"
    >
      {row(
        now.y < zero ? [ruler, ...namesAtZero] : namesAtZero,
        [
          ...breakEvens
            .filter(({ x }) => x < 0.94)
            .map(({ from, x }) => ({ text: count(from), x, color: 'fill-print' })),
          { text: free, x: 0, aside: 6 + (free.length * letter) / 2 },
        ],
        { y: down(zero), dy: -11 },
      )}
      {names.map(({ text, x, y, anchor }) => (
        <text
          key={x}
          x={at(x)}
          y={down(y)}
          dy="-10"
          dx={inward(anchor === 'end' ? -6 : 6)}
          textAnchor={anchor}
          className="fill-ink font-semibold"
        >
          {text}
        </text>
      ))}
      {row(
        [ruler],
        best.map(({ to, end: { x } }) => {
          const text = count(to);
          return { text, x, aside: x > 0.9 ? -6 - (text.length * letter) / 2 : 0 };
        }),
        { y: '100%', dy: 28 },
      )}
      {onRequest.length > 0 && onRequest.length <= 16 && ends < 0.92 && (
        <text
          x={at((1 + ends) / 2)}
          y="0"
          dy="4"
          writingMode="vertical-rl"
          // A line from right to left begins below.
          textAnchor={isRtl ? 'end' : 'start'}
          className="fill-soft"
        >
          {onRequest}
        </text>
      )}
    </svg>
  );
}
