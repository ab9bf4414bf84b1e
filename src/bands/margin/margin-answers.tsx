import { PriceBar, PriceSwatch } from '../../art/drawings/price-bar.tsx';
import type { MarginWords } from './margin-words.ts';
import type { Results } from './results.ts';

/** One eSIM: what remains of it, and its price as a bar. A loss makes the bar longer than the price. */
function OneSim({ each, parts, paid }: Results) {
  return (
    <div>
      <Figure {...each} />
      <div className="relative mt-5">
        <PriceBar parts={parts} height={62} className="h-16 bg-card" />
        {each.isLoss && (
          <svg aria-hidden="true" className="outward absolute inset-0 size-full">
            <line
              x1={`${paid}%`}
              x2={`${paid}%`}
              y2="100%"
              stroke="var(--color-alert)"
              strokeWidth="3"
            />
          </svg>
        )}
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 text-sm sm:grid-cols-4">
        {parts.map(({ name, says }, index) => (
          <div
            key={name}
            className="row-span-2 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid py-1.5"
          >
            <dt className="flex items-center gap-2 text-soft">
              <PriceSwatch index={index} className="h-3 w-6" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </dt>
            <dd className="mt-1 font-mono tabular-nums">{says}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Figure({ amount, says, isLoss }: Results['month']) {
  return (
    <p className="flex flex-wrap items-baseline-last gap-x-4 gap-y-1">
      {amount && (
        <span
          className={`narrow min-w-0 wrap-anywhere font-bold font-display text-4xl leading-none ${isLoss ? 'text-alert' : ''}`}
        >
          {amount}
        </span>
      )}
      <span className="max-w-72 text-sm text-soft">{says}</span>
    </p>
  );
}

type Props = { words: MarginWords['around']; results: Results };

export function MarginAnswers({ words, results }: Props) {
  return (
    <div className="margin-results row-start-[results] col-span-full grid gap-8 lg:col-[6/-1] print:*:break-inside-avoid">
      <OneSim {...results} />
      <div className="border-ink border-t pt-6">
        <Figure {...results.month} />
        <dl className="mt-5">
          {results.lines.map(({ name, says }) => (
            <div
              key={name}
              className="grid gap-x-6 border-rule border-t py-2.5 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-sm text-soft">{name}</dt>
              <dd className="font-semibold">{says}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table className="w-full table-fixed border-collapse text-sm wrap-anywhere">
        <caption className="mb-2 text-start font-semibold">{words.caption}</caption>
        <thead>
          <tr className="border-ink border-b text-soft">
            {[words.sold, words.plan, words.margin].map((head, at) => (
              <th
                key={head}
                scope="col"
                className={`py-2 font-normal ${['w-1/4 pe-3', 'pe-3', 'text-end'][at]}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.around.map(({ sold, plan, margin, says }, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: half of nothing is nothing, too
              key={at}
              className={`border-rule border-b ${at === 1 ? 'font-semibold' : ''}`}
            >
              <th scope="row" className="py-2 pe-3 font-mono font-[inherit] tabular-nums">
                {sold}
              </th>
              <td className="py-2 pe-3">{plan}</td>
              <td
                className={`py-2 text-end font-mono tabular-nums ${(margin ?? 0) < 0 ? 'text-alert' : ''}`}
              >
                {says}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
