import { Stat } from '../../components/stat.tsx';
import { longest } from '../../lib/text.ts';
import type { BandProps } from '../define-band.ts';
import type { figuresWords } from './figures-words.ts';

const columns: Record<number, string> = {
  1: 'sm:grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]',
};

/** Figures with more letters are set smaller on small screens, so that a number stays beside its unit. */
const short = 12;

export function Figures({ words: { title, stats }, anchor }: BandProps<typeof figuresWords>) {
  return (
    <section id={anchor} className="page-width pb-4">
      <h2 className="sr-only">{title}</h2>
      <dl
        className={`grid grid-cols-2 border-t border-rule ${columns[stats.length] ?? 'sm:grid-cols-3 lg:grid-cols-4'}`}
      >
        {stats.map((stat) => (
          <Stat
            key={stat.label}
            {...stat}
            className="border-b border-rule py-6 pe-4 sm:border-b-0 sm:pe-6"
            look={`text-2xl first-letter:uppercase ${longest([stat.value]) > short ? 'max-lg:text-lg' : ''}`}
          />
        ))}
      </dl>
    </section>
  );
}
