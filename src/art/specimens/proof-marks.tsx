interface ProofMarksProps {
  /** The note beside the color bar. */
  name: string;
}

/** The head of a proof sheet: register mark, color bar, the ink's name. */
export function ProofMarks({ name }: ProofMarksProps) {
  return (
    <div className="mb-3 flex min-h-7 items-center gap-3 font-mono text-[0.6875rem] text-print">
      <svg
        aria-hidden="true"
        className="h-4 w-18 shrink-0"
        viewBox="0 0 72 16"
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
      </svg>
      <span className="leading-tight">{name}</span>
      {/* Hidden first on small sheets: the name is what tells them apart. */}
      <svg
        aria-hidden="true"
        className="ms-auto hidden h-4 w-6 shrink-0 @[18rem]:block"
        viewBox="0 0 24 16"
        stroke="var(--print)"
      >
        <path d="M0 3v10M3 3v10M6 3v10M9 3v10M12 3v10M15 3v10M18 3v10M21 3v10M24 3v10" />
      </svg>
    </div>
  );
}
