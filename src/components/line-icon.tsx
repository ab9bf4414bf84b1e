import type { LucideIcon } from 'lucide-react';

/** One stroke and size for every icon: 1.5 px, bare, hidden from screen readers. */
export function LineIcon({
  drawing: Drawing,
  className = 'size-6',
}: {
  drawing: LucideIcon;
  className?: string | undefined;
}) {
  return <Drawing aria-hidden="true" strokeWidth={1.5} className={`shrink-0 ${className}`} />;
}
