import type { IconNode } from 'lucide';

/** Joins strokes to one path. A stroke that starts with a relative command is counted from the corner. */
const joined = (strokes: IconNode) => strokes.map(([, { d }]) => `M0 0${d}`).join('');

type Props = {
  drawing: IconNode;
  className?: string | undefined;
  /** For screen readers, which skip an icon without it. */
  label?: string;
};

/** One stroke and size for every icon: 1.5 px, bare. */
export function LineIcon({ drawing, className = 'size-6', label }: Props) {
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
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
    >
      {shapes.map(([name, attributes]) => {
        const Shape = name as 'circle';
        return <Shape key={Object.values(attributes).join()} {...attributes} />;
      })}
      {strokes.length > 0 && <path d={joined(strokes)} />}
    </svg>
  );
}
