import type { ReactNode } from 'react';
import type { Tone } from '../schema/fields.ts';
import { RichLine } from './rich-text.tsx';

const tones: Record<Tone, string> = { paper: '', sheet: 'bg-sheet', night: 'night' };

type Props = {
  id?: string | undefined;
  title: string;
  intro?: ReactNode;
  /** Below the heading and the intro. */
  aside?: ReactNode;
  /** Whether the content is beside the heading (5 and 7 columns) or below it. */
  layout?: 'beside' | 'under';
  /** The background. */
  tone?: Tone;
  className?: string;
  children: ReactNode;
  /** Below both, as wide as the band. */
  foot?: ReactNode;
};

/** A band of a page: a heading at the start, and its content. */
export function Band({
  id,
  title,
  intro,
  aside,
  layout = 'under',
  tone = 'paper',
  className = '',
  children,
  foot,
}: Props) {
  const isBeside = layout === 'beside';
  const look = [className, tones[tone]].filter(Boolean).join(' ');
  return (
    <section id={id} className={`band page-pad page-grid gap-y-10 lg:gap-y-12 ${look}`}>
      <div
        className={`col-span-12 ${isBeside ? 'self-start lg:sticky lg:top-28 lg:col-span-4' : 'lg:col-span-7'}`}
      >
        <h2 className={`text-2xl ${isBeside ? 'lg:max-xl:text-[1.875rem]' : ''}`}>{title}</h2>
        {intro && (
          <p className="rich mt-4 max-w-text text-balance text-soft">
            {typeof intro === 'string' ? <RichLine text={intro} /> : intro}
          </p>
        )}
        {aside}
      </div>
      <div className={`col-span-12 ${isBeside ? 'lg:col-span-7 lg:col-start-6' : ''}`}>
        {children}
      </div>
      {foot && <div className="col-span-12">{foot}</div>}
    </section>
  );
}
