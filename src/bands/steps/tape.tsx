import { Line, Lines, ruler } from '../../art/drawings/lines.tsx';

type TapePieceProps = {
  /** The text printed on it. */
  print: string;
  /** The number of parts, and of parts per long stroke. No scale before the start. */
  scale?: { parts: number; long: number } | undefined;
  /** The labels of the long strokes. The last one is emphasized. */
  labels: readonly string[];
  /** Whether the tape is torn off here. */
  isLast: boolean;
};

const strip = 'tape border-edge border-y';

/** A piece of tape with its scale. Hidden from screen readers: the step under it says the same in words. */
export function TapePiece({ print, scale, labels, isLast }: TapePieceProps) {
  return (
    <div
      aria-hidden="true"
      className={`${strip} relative isolate flex h-36 flex-col py-5 max-lg:border-x`}
    >
      {scale ? (
        <Lines
          box={`0 0 ${scale.parts} 24`}
          className={`outward h-6 w-full overflow-visible ${isLast ? 'pe-4' : ''}`}
        >
          <Line d={ruler(1, scale.parts, scale.long, [24, 10])} />
        </Lines>
      ) : (
        <>
          <div className="hatch h-6 lg:invisible" />
          {/* The tape comes from beyond the edge of the window. */}
          <div
            className={`${strip} absolute -inset-y-px -start-[50vw] end-0 -z-10 py-5 max-lg:hidden`}
          >
            <div className="hatch h-6" />
          </div>
        </>
      )}
      <ol
        className={`mt-1 grid auto-cols-fr grid-flow-col font-mono text-[0.6875rem] text-soft leading-5 ${isLast ? 'pe-4' : ''}`}
      >
        {labels.map((label) => (
          <li key={label} className="text-end last:pe-1.5 last:font-semibold last:text-ink">
            {label}
          </li>
        ))}
      </ol>
      <p className="mt-auto truncate px-3 font-mono text-print text-sm max-lg:text-base xl:text-base">
        {print}
      </p>
      {isLast ? (
        <Tear />
      ) : (
        <span className="absolute inset-y-0 end-0 border-print border-e border-dashed max-lg:hidden" />
      )}
    </div>
  );
}

/** Torn paper: teeth in the color of the page, over the end of the tape. */
function Tear() {
  const teeth = Array.from(
    { length: 9 },
    (_, tooth) => `L0 ${tooth * 16 + 8}L10 ${tooth * 16 + 16}`,
  );
  return (
    <Lines
      box="0 0 10 144"
      className="outward absolute -inset-y-px -end-px h-[calc(100%+2px)] w-2.5"
      fill="var(--color-sheet)"
      stroke="var(--color-edge)"
    >
      <Line d={`M11-2V0H10${teeth.join('')}V146h1z`} />
    </Lines>
  );
}
