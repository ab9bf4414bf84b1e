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

type MarkProps = { of: { sample?: boolean | undefined }; words: { sample: string } };

/** Marks an invented person or company. */
export function SampleMark({ of, words }: MarkProps) {
  if (!of.sample) return null;
  return (
    <span className="inline-block rounded-plate border border-rule px-1.5 font-mono text-xs leading-5 text-soft">
      {words.sample}
    </span>
  );
}
