interface ChipProps {
  className?: string;
}

/** The contacts of a SIM. */
export function Chip({ className = 'h-12 w-16' }: ChipProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 64 48"
      fill="none"
      stroke="var(--print)"
      strokeWidth="1.25"
    >
      <rect x="1" y="1" width="62" height="46" rx="7" />
      <path d="M1 12.5h18M1 24h18M1 35.5h18M45 12.5h18M45 24h18M45 35.5h18M19 1v8q0 3.5 4 3.5h18q4 0 4-3.5V1M19 47v-8q0-3.5 4-3.5h18q4 0 4 3.5v8M19 12.5v23M45 12.5v23" />
      <path
        strokeWidth=".6"
        d="M23 16.5h18M23 19.5h18M23 22.5h18M23 25.5h18M23 28.5h18M23 31.5h18"
      />
    </svg>
  );
}
