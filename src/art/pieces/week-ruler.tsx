type WeekRulerProps = {
  /** The soonest and the latest end, in weeks. */
  least: number;
  most: number;
  /** The number at the end of each week, as it is printed. */
  marks: readonly string[];
  /** The label of the part between the two ends. */
  range: string;
};

const days = 7;

const ticks = (weeks: number) =>
  Array.from(
    { length: weeks * days + 1 },
    (_, day) => `M${day} 0v${day % days === 0 ? 36 : 14}`,
  ).join('');

/** A ruler of weeks; hatched from the soonest end of the work to the latest. */
export function WeekRuler({ least, most, marks, range }: WeekRulerProps) {
  return (
    <div aria-hidden="true" className="relative h-32 border border-ink bg-card">
      <svg className="outward absolute inset-0 size-full" stroke="var(--print)">
        <line
          x1={`${(100 * least) / most}%`}
          x2="100%"
          y1="50%"
          y2="50%"
          strokeWidth="126"
          strokeDasharray=".75 3.25"
        />
      </svg>
      <svg
        className="outward absolute inset-x-0 top-0 h-9 w-full"
        viewBox={`0 0 ${most * days} 36`}
        preserveAspectRatio="none"
        stroke="var(--color-ink)"
      >
        <path d={ticks(most)} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol className="absolute inset-x-0 top-10 grid auto-cols-fr grid-flow-col font-bold font-display text-base sm:text-lg">
        {marks.map((mark) => (
          <li key={mark} className="pe-1.5 text-end leading-none">
            <span className="bg-card px-0.5">{mark}</span>
          </li>
        ))}
      </ol>
      <p className="absolute end-1.5 bottom-3 bg-card px-1 py-0.5 sm:end-3 sm:px-2 font-mono text-print text-xs sm:text-sm">
        {range}
      </p>
    </div>
  );
}
