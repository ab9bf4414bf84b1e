import { Hatch, Line, Lines, ruler } from '../../art/drawings/lines.tsx';

type WeekRulerProps = {
  /** The soonest and the latest end, in weeks. */
  least: number;
  most: number;
  /** The number at the end of each week, as it is printed. */
  labels: readonly string[];
  /** The label of the part between the two ends. */
  range: string;
};

const days = 7;

/** A ruler of weeks; hatched from the soonest end of the work to the latest. */
export function WeekRuler({ least, most, labels, range }: WeekRulerProps) {
  return (
    <div aria-hidden="true" className="relative h-32 border border-ink bg-card">
      <svg
        aria-hidden="true"
        className="outward absolute inset-0 size-full"
        stroke="var(--print)"
        strokeWidth="126"
      >
        <Hatch from={(100 * least) / most} to={100} dash=".75 3.25" />
      </svg>
      <Lines
        box={`0 0 ${most * days} 36`}
        className="outward absolute inset-x-0 top-0 h-9 w-full"
        stroke="var(--color-ink)"
      >
        <Line d={ruler(0, most * days, days, [36, 14])} />
      </Lines>
      <ol className="absolute inset-x-0 top-10 grid auto-cols-fr grid-flow-col font-bold font-display text-base sm:text-lg">
        {labels.map((label) => (
          <li key={label} className="pe-1.5 text-end leading-none">
            <span className="bg-card px-0.5">{label}</span>
          </li>
        ))}
      </ol>
      <p className="absolute end-1.5 bottom-3 bg-card px-1 py-0.5 sm:end-3 sm:px-2 font-mono text-print text-xs sm:text-sm">
        {range}
      </p>
    </div>
  );
}
