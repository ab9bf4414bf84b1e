import { EngravedArea, seriesLine } from '../../engraving/engraved-area.tsx';
import type { WordsOf } from '../define-drawing.ts';
import type { drawing } from './schema.ts';

type Props = { words: WordsOf<typeof drawing>['chart']; id: string };

const width = 560;
const height = 150;

export function DashboardChart({ words, id }: Props) {
  const top = 1.06 * Math.max(...words.values, ...words.before);
  const frame = { width, height, top };
  return (
    <div>
      <div className="flex flex-wrap items-baseline gap-x-4 text-xs">
        <p className="font-semibold">{words.title}</p>
        <div className="flex flex-wrap gap-x-4 text-soft @[30rem]:ms-auto">
          <p>
            <span className="me-1.5 inline-block h-0.5 w-4 bg-print align-middle forced-color-adjust-none" />
            {words.now}
          </p>
          <p>
            <span className="me-1.5 inline-block w-4 border-soft border-t border-dashed align-middle" />
            {words.earlier}
          </p>
        </div>
      </div>
      <div className="relative mt-2">
        <svg
          aria-hidden="true"
          className="h-32 w-full @[40rem]:h-40"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
        >
          <g stroke="var(--color-rule)">
            {[0, 1, 2, 3].map((line) => (
              <path
                key={line}
                d={`M0 ${(line * height) / 3}h${width}`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
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
    </div>
  );
}
