import type { ReactNode } from 'react';
import { Band } from '../../components/band.tsx';
import { RichText } from '../../components/rich-text.tsx';
import type { BandProps } from '../define-band.ts';
import { BandFigure, captionLook } from '../drawing/band-figure.tsx';
import type { formWords } from './form-words.ts';

/** `children` is the form. */
export function Form({
  words,
  anchor,
  uid,
  site,
  children,
}: BandProps<typeof formWords> & { children?: ReactNode }) {
  const { title, lead, text, show, picture, caption, tone } = words;
  const beside = (text || show || picture) && (
    <div className="mt-6 grid gap-4">
      {text && (
        <div className="prose rich">
          <RichText text={text} pictures={site.textPictures} />
        </div>
      )}
      <BandFigure figure={words} site={site} id={uid} />
      {caption && <p className={captionLook}>{caption}</p>}
    </div>
  );
  return (
    <Band id={anchor} title={title} intro={lead} layout="beside" tone={tone} aside={beside}>
      {children}
    </Band>
  );
}
