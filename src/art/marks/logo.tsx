import type { Mark } from '../../lib/marks.ts';
import type { SvgFile } from '../../lib/pictures.ts';
import { Rosette } from '../plate/rosette.tsx';

type OwnDrawingProps = { drawing: SvgFile; width: number; height: number; className?: string };

/**
 * The owner's SVG, shown beside the brand name. In a picture element, because React would preload any
 * other image.
 */
export function OwnDrawing({ drawing, ...look }: OwnDrawingProps) {
  return (
    <picture className="contents">
      <img src={drawing.src} alt="" {...look} />
    </picture>
  );
}

type LogoMarkProps = { mark: Mark; className?: string };

/** The brand's mark, in the colors of the page. */
export function LogoMark({ mark, className = 'size-6' }: LogoMarkProps) {
  if ('svg' in mark) {
    return <OwnDrawing drawing={mark} width={24} height={24} className={className} />;
  }
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" fill="none">
      <MarkShape mark={mark} text="currentColor" mast="var(--color-mast)" />
    </svg>
  );
}

type MarkShapeProps = { mark: Mark; text: string; mast: string };

/** The mark inside another SVG, in a box of 24 and in the given colors. */
export function MarkShape({ mark, text, mast }: MarkShapeProps) {
  if ('svg' in mark) {
    const file = `data:image/svg+xml,${encodeURIComponent(mark.svg)}`;
    return <image href={file} width="24" height="24" />;
  }
  return (
    <>
      <path d={mark.line} stroke={text} strokeWidth="2" strokeLinejoin="round" />
      <path d={mark.solid} fill={mast} fillRule="evenodd" />
    </>
  );
}

type SiteIconProps = MarkShapeProps & {
  paper?: string;
  /** The color of its lines on dark system bars, for a file that follows the system's theme. */
  darkText?: string;
};

/** The mark as a picture with a background, for systems that crop icons. */
export function SiteIcon({ paper, darkText, ...shape }: SiteIconProps) {
  const inset = paper ? 'translate(4.8 4.8) scale(.6)' : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">
      {darkText && (
        <style>{`@media(prefers-color-scheme:dark){[stroke]{stroke:${darkText}}}`}</style>
      )}
      {paper && <rect width="24" height="24" fill={paper} />}
      <g transform={inset}>
        <MarkShape {...shape} />
      </g>
    </svg>
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
