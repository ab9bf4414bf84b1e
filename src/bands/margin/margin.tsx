import type { ReactNode } from 'react';
import { Band } from '../../components/band.tsx';
import type { BandProps } from '../define-band.ts';
import { MarginForm } from './margin-form.tsx';
import type { marginWords } from './margin-words.ts';
import type { MarginSetup } from './setup.ts';

type Props = BandProps<typeof marginWords> & {
  setup: MarginSetup;
  /** The island with the results. */
  children?: ReactNode;
};

/** What would you keep? Fields, and a calculator that the page wakes. */
export function Margin({ words, anchor, uid, setup, children }: Props) {
  const intro = (
    <>
      <span className="needs-script">{words.intro}</span>
      <span className="without-script">{words.withoutScript.intro}</span>
    </>
  );
  return (
    <Band id={anchor} title={words.title} intro={intro} tone={words.tone} className="margin-band">
      <div className="margin page-grid">
        <MarginForm id={uid} words={words} setup={setup} />
        {children}
      </div>
    </Band>
  );
}
