import type { ReactNode } from 'react';
import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import type { marginWords } from './margin-words.ts';

/** What would you keep? A calculator, which the page wakes. */
export function Margin({
  words,
  anchor,
  children,
}: BandProps<typeof marginWords> & { children?: ReactNode }) {
  return (
    <Band
      id={anchor}
      title={words.title}
      intro={words.intro}
      tone={words.tone}
      className="margin-band"
    >
      {children}
    </Band>
  );
}
