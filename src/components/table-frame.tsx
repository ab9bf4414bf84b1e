import type { ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** Lets a table scroll if it does not fit. */
export function TableFrame({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields, and no landmark of the page
    <div
      role="group"
      className="table-frame"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  );
}
