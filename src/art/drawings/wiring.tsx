import type { DrawingProps } from './drawing-props.ts';
import { Line, Lines } from './lines.tsx';

/** The vertical positions of names that share a height of 100. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) * 100) / count);

const bend = (from: number, to: number, start = 0, end = 100) => {
  const middle = (start + end) / 2;
  return `M${start} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}`;
};

function Names({ names, side }: { names: readonly string[]; side: string }) {
  return (
    <ul className="grid auto-rows-fr text-xs leading-tight">
      {names.map((name) => (
        <li key={name} className={`flex items-center font-medium wrap-anywhere ${side}`}>
          {name}
        </li>
      ))}
    </ul>
  );
}

export function Wiring({ words, others, className }: DrawingProps<'wiring'>) {
  const shops = others.reinkedStorefront.proofs.map(({ brand }) => brand);
  const providers = others.switchboard.providers.map(({ name }) => name);
  const [left, right] = [rows(shops.length), rows(providers.length)];
  const apart = left.flatMap((from) => right.map((to) => bend(from, to)));
  const joined = [
    ...left.map((from) => bend(from, 50, 0, 50)),
    ...right.map((to) => bend(50, to, 50, 100)),
  ];
  const halves = [
    { caption: words.before, lines: apart },
    { caption: words.after, lines: joined },
  ];
  return (
    <figure
      aria-label={words.label}
      className={`grid gap-x-8 gap-y-12 md:grid-cols-2 ${className}`}
    >
      {halves.map(({ caption, lines }) => (
        <div key={caption} className="border-ink border-t pt-4">
          <div className="grid h-52 grid-cols-[minmax(0,auto)_minmax(min(3.5rem,14vw),1fr)_minmax(0,auto)] gap-x-2 sm:gap-x-3">
            <Names names={shops} side="justify-end text-end" />
            <div className="relative">
              <Lines
                box="0 0 100 100"
                className="outward absolute inset-0 size-full overflow-visible"
              >
                <Line d={lines.join('')} strokeWidth="1.25" />
              </Lines>
              {lines === joined && (
                <span
                  aria-hidden="true"
                  className="absolute inset-0 m-auto grid size-10 place-items-center rounded-full border-2 border-print bg-paper"
                >
                  <span className="size-4 rounded-full bg-print" />
                </span>
              )}
            </div>
            <Names names={providers} side="" />
          </div>
          <p className="mt-6 flex items-baseline gap-3 border-rule border-t pt-3">
            <span className="narrow font-bold font-display text-2xl leading-none">
              {lines.length}
            </span>
            <span className="text-sm text-soft">{caption}</span>
          </p>
        </div>
      ))}
    </figure>
  );
}
