import type { Mark } from '../lib/mark.ts';
import { OwnDrawing } from './own-drawing.tsx';

interface LogoMarkProps {
  mark: Mark;
  className?: string;
}

/** The brand's mark, in the colors of the page. */
export function LogoMark({ mark, className = 'size-6' }: LogoMarkProps) {
  if ('svg' in mark) {
    return <OwnDrawing drawing={mark} width={24} height={24} className={className} />;
  }
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" fill="none">
      <path d={mark.line} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <path d={mark.solid} fill="var(--color-mast)" fillRule="evenodd" />
    </svg>
  );
}
