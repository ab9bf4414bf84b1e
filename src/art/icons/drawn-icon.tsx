import type { ReactNode } from 'react';

export interface DrawnIconProps {
  className?: string;
}

/** The frame our own icons share with the line icons beside them: a box of 24, strokes of 1.5. */
export function DrawnIcon({
  className = 'size-6',
  children,
}: DrawnIconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
