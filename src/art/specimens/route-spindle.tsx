interface RouteSpindleProps {
  className?: string;
}

const lines = Array.from({ length: 13 }, (_, index) => (index - 6) * 9);

/** A route as lines that meet at both ends. */
export function RouteSpindle({ className }: RouteSpindleProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 -60 200 120"
      preserveAspectRatio="none"
      fill="none"
      stroke="var(--print)"
    >
      <path
        d={lines.map((bow) => `M4 0C60 ${bow * 2} 140 ${-bow * 2} 196 0`).join('')}
        strokeWidth="0.8"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={lines.map((bow) => `M4 0Q100 ${bow * 2} 196 0`).join('')}
        strokeWidth="0.6"
        stroke="var(--print-mid)"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
