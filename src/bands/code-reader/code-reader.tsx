import type { ReactNode } from 'react';
import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import type { codeReaderWords } from './code-reader-words.ts';

/** An activation code in its parts, and a field for the visitor's own, which the page wakes. */
export function CodeReader({
  words,
  anchor,
  children,
}: BandProps<typeof codeReaderWords> & { children?: ReactNode }) {
  return (
    <Band id={anchor} title={words.title} intro={words.intro} tone={words.tone}>
      {children}
    </Band>
  );
}
