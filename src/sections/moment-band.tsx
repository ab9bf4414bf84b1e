import type { ReactNode } from 'react';
import { Band } from '../components/band.tsx';
import { OwnFigure } from '../components/own-figure.tsx';
import type { Moment } from '../content/schemas/fields.ts';

type Props = Moment & {
  /** The paper it is printed on: the bands of a page change it from one to the next. */
  tone?: 'paper' | 'sheet' | 'night';
  /** The drawing. */
  children?: ReactNode;
};

const tones = { paper: '', sheet: 'bg-sheet', night: 'night' };

/** A page's second drawing, under a sentence that says what it shows. */
export function MomentBand({ title, intro, picture, tone = 'paper', children }: Props) {
  return (
    <Band title={title} intro={intro} className={tones[tone]}>
      {picture ? <OwnFigure picture={picture} place="band" /> : children}
    </Band>
  );
}
