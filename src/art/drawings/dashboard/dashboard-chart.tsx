import { EngravedArea, seriesLine } from '../../engraving/engraved-area.tsx';
import type { WordsOf } from '../define-drawing.ts';
import type { dashboardWords } from './dashboard-words.ts';

type Props = { words: WordsOf<typeof dashboardWords>['chart']; id: string };

const width = 560;
const height = 150;

/** A text after a piece of the line that it names. */
const keyLook =
  'before:me-1.5 before:inline-block before:w-4 before:align-middle before:forced-color-adjust-none';

export function DashboardChart({ words, id }: Props) {
  const top = 1.06 * Math.max(...words.values, ...words.before);
  const frame = { width, height, top };
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
        <svg
          aria-hidden="true"
          className="h-32 w-full @[40rem]:h-40"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
        >
          <path
            d={[0, 1, 2, 3].map((line) => `M0 ${(line * height) / 3}h${width}`).join('')}
            stroke="var(--color-rule)"
            vectorEffect="non-scaling-stroke"
          />
          <EngravedArea id={id} values={words.values} frame={frame} />
          <path
            d={seriesLine(words.before, frame)}
            stroke="var(--color-soft)"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={seriesLine(words.values, frame)}
            stroke="var(--print)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p className="absolute top-0 start-0 bg-paper pe-1.5 font-mono text-[0.6875rem] text-soft leading-tight">
          {words.top}
        </p>
      </div>
      <ol className="mt-1 grid auto-cols-fr grid-flow-col font-mono text-[0.6875rem] text-soft">
        {words.ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </>
  );
}
