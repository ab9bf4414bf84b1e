import type { Stat } from '../content/schemas/fields.ts';

/** Large figures, on a dark background in both themes. */
export function ProofBand({ title, stats }: { title: string; stats: Stat[] }) {
  return (
    <section className="night">
      <div className="page-width page-grid gap-y-10 py-16 lg:py-24">
        <h2 className="col-span-12 text-2xl lg:col-span-4 lg:max-xl:text-[1.875rem]">{title}</h2>
        <dl className="col-span-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-2 border-t border-rule pt-5"
            >
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="font-display text-3xl leading-none lg:max-xl:text-[2rem] xl:text-[3rem] font-bold narrow text-print first-letter:uppercase">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
