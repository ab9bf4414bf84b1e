import type { IconNode } from 'lucide';

/** One stroke and size for every icon: 1.5 px, bare, hidden from screen readers. */
export function LineIcon({
  drawing,
  className = 'size-6',
}: {
  drawing: IconNode;
  className?: string | undefined;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      {drawing.map(([name, attributes]) => {
        const Part = name as 'path';
        return <Part key={Object.values(attributes).join()} {...attributes} />;
      })}
    </svg>
  );
}
