import type { ReactNode } from 'react';
import type { Mark } from '../../lib/marks.ts';
import { LogoMark } from '../marks/logo.tsx';
import { Rosette } from '../plate/rosette.tsx';
import { Line, Lines } from './lines.tsx';

const wave = (y: number) =>
  `M0 ${y}${Array.from({ length: 8 }, () => 'c5 -5 10 -5 15 0s10 5 15 0').join('')}`;

/** An envelope, stamped with the sender's mark and canceled, with the address on it. */
export function Letter({ mark, children }: { mark: Mark; children: ReactNode }) {
  return (
    <div className="relative overflow-hidden border border-edge bg-card">
      <div aria-hidden="true" className="hatch h-2 border-edge border-b" />
      <div aria-hidden="true" className="relative flex justify-end p-4">
        <div className="stamp-sheet w-20">
          <div className="stamp">
            <div className="relative grid h-full place-items-center overflow-hidden border border-print">
              <Rosette preset="card" className="absolute size-28 opacity-50" />
              <span className="relative grid size-10 place-items-center rounded-full bg-card">
                <LogoMark mark={mark} className="size-6" />
              </span>
            </div>
          </div>
        </div>
        <Lines
          box="0 0 240 48"
          className="absolute start-6 end-10 top-10 h-12 w-[calc(100%-4rem)]"
          stroke="var(--color-soft)"
        >
          <Line d={[6, 18, 30, 42].map(wave).join('')} />
        </Lines>
      </div>
      <div className="px-6 pt-1 pb-7">{children}</div>
    </div>
  );
}
