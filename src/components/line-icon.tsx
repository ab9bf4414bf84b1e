import type { IconNode } from 'lucide';

/** Many strokes as one path: where one starts with a relative step, it is counted from the corner. */
const joined = (strokes: IconNode) => strokes.map(([, { d }]) => `M0 0${d}`).join('');

type Props = { drawing: IconNode; className?: string | undefined };

/** One stroke and size for every icon: 1.5 px, bare, hidden from screen readers. */
export function LineIcon({ drawing, className = 'size-6' }: Props) {
  const strokes = drawing.filter(([name]) => name === 'path');
  const shapes = drawing.filter(([name]) => name !== 'path');
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
      {shapes.map(([name, attributes]) => {
        const Shape = name as 'circle';
        return <Shape key={Object.values(attributes).join()} {...attributes} />;
      })}
      {strokes.length > 0 && <path d={joined(strokes)} />}
    </svg>
  );
}
