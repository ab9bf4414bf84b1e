import { longest } from '../../lib/text.ts';
import type { DrawingWords } from '../../schema/drawings.ts';
import type { DrawingProps } from './drawing-props.ts';
import { SeriesChart } from './series-chart.tsx';
import { flowingRows, Sample, Sheet, SheetHead, ShopName, ShopSeal, Ticks } from './sheet.tsx';
import { HealthSign, healthTones } from './signs.tsx';

type Words = DrawingWords<'dashboard'>;

export function Dashboard({ words, others, id, className }: DrawingProps<'dashboard'>) {
  return (
    <Sheet
      label={words.label}
      paper="overflow-hidden bg-paper @[52rem]:grid @[52rem]:grid-cols-[11.5rem_1fr]"
      className={`inkable ${className}`}
    >
      <div className="border-rule bg-sheet @[52rem]:border-e">
        <div className="flex items-center gap-2 px-4 py-3">
          <ShopSeal />
          <ShopName name={others.storefront.shop} className="text-sm" />
        </div>
        <ul className="hidden text-sm @[52rem]:block">
          {words.sections.map(({ name, current }) => (
            <li
              key={name}
              className={`py-1.5 pe-4 ${current ? 'border-print border-s-2 ps-4 font-semibold' : 'ps-4.5 text-soft'}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="px-4 py-4 @[40rem]:px-6">
        <SheetHead title={words.title} period={words.period} className="border-b pb-2">
          <Sample>{words.sample}</Sample>
        </SheetHead>
        <Figures figures={words.figures} />
        <Chart id={`${id}-chart`} words={words.chart} />
        <div className="mt-5 grid grid-cols-1 gap-6 @[40rem]:grid-cols-[1.7fr_1fr]">
          <Orders words={words.orders} />
          <Providers words={words.providers} />
        </div>
      </div>
    </Sheet>
  );
}

/** The number of letters of a figure that fit its column at full size. */
const roomForFigure = 9;

function Figures({ figures }: { figures: Words['figures'] }) {
  const isLong = longest(figures.map(({ value }) => value)) > roomForFigure;
  const size = isLong ? 'text-sm @[40rem]:text-xl' : 'text-[1.375rem] @[40rem]:text-[2rem]';
  return (
    <dl className="grid border-rule border-b @[15rem]:grid-cols-3">
      {figures.map(({ term, value, change }, index) => (
        <div
          key={term}
          className={`row-span-3 grid grid-cols-1 grid-rows-subgrid py-3 pe-2 ${index ? 'border-rule @[15rem]:border-s @[15rem]:ps-3' : ''}`}
        >
          <dt className="text-soft text-xs">{term}</dt>
          <dd className={`narrow font-bold font-display tabular-nums leading-tight ${size}`}>
            {value}
          </dd>
          <dd className="font-mono text-[0.6875rem] text-good @[40rem]:text-xs">{change}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A legend entry: a piece of the line, and its name. */
const keyLook =
  'before:me-1.5 before:inline-block before:w-4 before:align-middle before:forced-color-adjust-none';

function Chart({ words, id }: { words: Words['chart']; id: string }) {
  const { values, before } = words;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 pt-4 text-soft text-xs">
        <p className="font-semibold text-ink @max-[30rem]:basis-full">{words.title}</p>
        <p className={`@[30rem]:ms-auto ${keyLook} before:border-print before:border-t-2`}>
          {words.now}
        </p>
        <p className={`${keyLook} before:border-soft before:border-t before:border-dashed`}>
          {words.earlier}
        </p>
      </div>
      <div className="relative mt-2">
        <SeriesChart
          id={id}
          values={values}
          before={before}
          height={150}
          top={1.06 * Math.max(...values, ...before)}
          grid={[0, 50, 100, 150]}
          className="h-32 w-full @[40rem]:h-40"
        />
        <p className="absolute top-0 start-0 bg-paper pe-1.5 font-mono text-[0.6875rem] text-soft leading-tight">
          {words.top}
        </p>
      </div>
      <Ticks
        ticks={words.ticks}
        className="mt-1 grid auto-cols-fr grid-flow-col font-mono text-[0.6875rem] text-soft"
      />
    </>
  );
}

/** The number of letters of a state that fit the last column on a phone. Longer words break. */
const roomForState = 10;

const wide = 'hidden @[34rem]:table-cell';

function Orders({ words }: { words: Words['orders'] }) {
  const { columns, rows } = words;
  const isTight = longest(rows.map(({ state }) => state)) > roomForState;
  // On a phone, a long amount needs the space of the order number.
  const idRoom = longest(rows.map(({ total }) => total)) > roomForFigure ? wide : '';
  return (
    <table
      className={`w-full self-start text-start text-xs ${flowingRows} ${isTight ? 'wrap-anywhere' : ''}`}
    >
      <caption className="pb-1 text-start font-semibold">{words.title}</caption>
      <thead className="narrow font-display text-soft">
        <tr className="border-ink border-b">
          <th className={`py-1 pe-3 font-medium ${idRoom}`}>{columns.id}</th>
          <th className="py-1 pe-3 font-medium">{columns.plan}</th>
          <th className={`py-1 pe-3 font-medium ${wide}`}>{columns.provider}</th>
          <th className="py-1 pe-3 text-end font-medium">{columns.total}</th>
          <th className="py-1 text-end font-medium">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="border-rule border-b">
            <td className={`py-1.5 pe-3 font-mono ${idRoom}`}>{row.id}</td>
            <td className="py-1.5 pe-3">{row.plan}</td>
            <td className={`py-1.5 pe-3 text-soft ${wide}`}>{row.provider}</td>
            <td className="py-1.5 pe-3 text-end font-mono tabular-nums">{row.total}</td>
            <td className={`py-1.5 text-end ${row.done ? 'text-good' : 'text-soft'}`}>
              {row.state}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Providers({ words }: { words: Words['providers'] }) {
  return (
    <div>
      <p className="border-ink border-b pb-1 font-semibold text-xs">{words.title}</p>
      <ol className="text-xs">
        {words.rows.map((row, index) => (
          <li key={row.name} className="flex items-start gap-2 border-rule border-b py-1.5">
            <span className="w-3 font-mono text-soft">{index + 1}</span>
            <HealthSign health={row.health} className="mt-0.5" />
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
              {row.name}
              <span className={healthTones[row.health]}>{row.state}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-soft text-xs">{words.note}</p>
    </div>
  );
}
