import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { BandFigure, captionLook } from './band-figure.tsx';
import type { drawingWords } from './drawing-words.ts';

/** One drawing, under a sentence that says what it shows. */
export function Drawing({ words, anchor, uid, site }: BandProps<typeof drawingWords>) {
  return (
    <Band id={anchor} title={words.title} intro={words.intro} tone={words.tone}>
      <BandFigure figure={words} site={site} id={uid} />
      {words.caption && <p className={`mt-4 ${captionLook}`}>{words.caption}</p>}
    </Band>
  );
}
