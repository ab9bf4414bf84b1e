import type { Mark } from '../lib/marks.ts';
import { MarkShape } from './logo.tsx';

type Props = {
  mark: Mark;
  text: string;
  mast: string;
  paper?: string;
  /** The text's color on dark system bars, for a file that follows the system by itself. */
  darkText?: string;
};

/** The mark as a picture, with paper behind it for systems that crop icons. */
export function SiteIcon({ mark, text, mast, paper, darkText }: Props) {
  const inset = paper ? 'translate(4.8 4.8) scale(.6)' : undefined;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">
      {darkText && <style>{`@media(prefers-color-scheme:dark){.line{stroke:${darkText}}}`}</style>}
      {paper && <rect width="24" height="24" fill={paper} />}
      <g transform={inset}>
        <MarkShape mark={mark} text={text} mast={mast} />
      </g>
    </svg>
  );
}
