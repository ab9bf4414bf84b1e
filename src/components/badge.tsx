import type { ReactNode } from 'react';

/** A short label beside a name: plan, menu item, provider state. */
export function Badge({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={`inline-block rounded-plate border border-current px-1.5 py-px align-middle font-mono font-normal text-xs leading-tight shrink-0 max-w-full ${className}`}
    >
      {children}
    </span>
  );
}
