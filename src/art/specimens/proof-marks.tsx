interface ProofMarksProps {
  /** What the printer wrote beside the color bar. */
  name: string;
}

/** The head of a proof sheet: register mark, color bar, the ink's name. */
export function ProofMarks({ name }: ProofMarksProps) {
  return (
    <div className="mb-3 flex items-center gap-3 font-mono text-[0.6875rem] text-print">
      <svg
        aria-hidden="true"
        className="h-4 w-28 shrink-0"
        viewBox="0 0 112 16"
        fill="none"
        stroke="var(--print)"
      >
        <path d="M0 8h16M8 0v16" />
        <circle cx="8" cy="8" r="4.5" />
        <rect x="28" y="3" width="14" height="10" fill="var(--print)" />
        <rect
          x="42"
          y="3"
          width="14"
          height="10"
          fill="var(--print-mid)"
          stroke="var(--print-mid)"
        />
        <rect
          x="56"
          y="3"
          width="14"
          height="10"
          fill="var(--print-far)"
          stroke="var(--print-far)"
        />
        <path d="M74 3v10M77 3v10M80 3v10M83 3v10M86 3v10M89 3v10M92 3v10M95 3v10M98 3v10" />
      </svg>
      <span className="truncate">{name}</span>
    </div>
  );
}
