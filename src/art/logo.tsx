import type { Mark } from '../lib/marks.ts';
import { OwnDrawing } from './own-drawing.tsx';
import { Rosette } from './rosette.tsx';

type LogoMarkProps = { mark: Mark; className?: string };

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

type MarkShapeProps = { mark: Mark; text: string; mast: string };

/** The mark inside another SVG, in a box of 24 and in colors of its own. */
export function MarkShape({ mark, text, mast }: MarkShapeProps) {
  if ('svg' in mark) {
    const file = `data:image/svg+xml,${encodeURIComponent(mark.svg)}`;
    return <image href={file} width="24" height="24" />;
  }
  return (
    <>
      <path className="line" d={mark.line} stroke={text} strokeWidth="2" strokeLinejoin="round" />
      <path d={mark.solid} fill={mast} fillRule="evenodd" />
    </>
  );
}

/** A seal under a document: the plate, with the company's mark in the middle. */
export function Seal({ mark, className = '' }: LogoMarkProps) {
  return (
    <span aria-hidden="true" className={`relative grid place-items-center ${className}`}>
      <Rosette preset="card" className="absolute inset-0" />
      <span className="relative grid size-1/3 place-items-center rounded-full bg-paper">
        <LogoMark mark={mark} className="size-1/2" />
      </span>
    </span>
  );
}
