import type { Stat } from '../content/schemas/fields.ts';
import { longest } from '../lib/longest.ts';

const columns: Record<number, string> = {
  1: 'sm:grid-cols-1',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-3 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]',
};

/** Letters that fit one line of the narrowest column; longer figures wrap. */
const oneLine = 15;

export function StatStrip({ title, stats }: { title: string; stats: Stat[] }) {
  return (
    <section className="page-width py-4">
      <h2 className="sr-only">{title}</h2>
      <dl
        className={`grid grid-cols-2 border-t border-rule ${columns[stats.length] ?? 'sm:grid-cols-3 lg:grid-cols-4'}`}
      >
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 border-b border-rule py-6 pe-6 sm:border-b-0"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd
              className={`font-display text-2xl leading-none font-bold narrow first-letter:uppercase ${longest([value]) > oneLine ? '' : 'lg:whitespace-nowrap'}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
