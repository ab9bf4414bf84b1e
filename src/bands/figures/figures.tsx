import { Stat } from '../../components/stat.tsx';
import { longest } from '../../lib/text.ts';
import type { BandProps } from '../define-band.ts';
import type { figuresWords } from './figures-words.ts';

type Props = BandProps<typeof figuresWords>;

const columns: Record<number, string> = {
  1: 'sm:grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]',
};

/** Figures with more letters are set smaller on phones, so that a number stays beside its unit. */
const short = 12;

export function Figures(props: Props) {
  return props.words.look === 'strip' ? <Strip {...props} /> : <Night {...props} />;
}

function Strip({ words: { title, stats }, anchor }: Props) {
  return (
    <section id={anchor} className="page-width py-4">
      <h2 className="sr-only">{title}</h2>
      <dl
        className={`grid grid-cols-2 border-t border-rule ${columns[stats.length] ?? 'sm:grid-cols-3 lg:grid-cols-4'}`}
      >
        {stats.map((stat) => (
          <Stat
            key={stat.label}
            {...stat}
            className="border-b border-rule py-6 pe-4 sm:border-b-0 sm:pe-6"
            look={`text-2xl first-letter:uppercase ${longest([stat.value]) > short ? 'max-sm:text-xl' : ''}`}
          />
        ))}
      </dl>
    </section>
  );
}

/** On a dark background in both themes. */
function Night({ words: { title, stats }, anchor }: Props) {
  return (
    <section id={anchor} className="night">
      <div className="page-width page-grid gap-y-10 py-16 lg:py-24">
        <h2 className="col-span-12 text-2xl lg:col-span-4 lg:max-xl:text-[1.875rem]">{title}</h2>
        <dl className="col-span-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {stats.map(({ value, label }) => (
            <Stat
              key={label}
              value={value}
              label={label}
              className="border-t border-rule pt-5"
              look="mb-1 text-3xl text-print first-letter:uppercase lg:max-xl:text-[2rem] xl:text-[3rem]"
            />
          ))}
        </dl>
      </div>
    </section>
  );
}
