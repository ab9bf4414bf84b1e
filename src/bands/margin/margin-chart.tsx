import { Line, Lines } from '../../art/drawings/lines.tsx';
import { fill } from '../../lib/text.ts';
import { type Chart, chartOf, labeledVolumes, placeOf, scaleMarks } from './curves.ts';
import type { MarginWords } from './margin-words.ts';
import { type Results, writerOf } from './results.ts';
import type { MarginSetup } from './setup.ts';

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

type DrawingProps = { id: string; chart: Chart; setup: MarginSetup };

/** The chart as an engraving, without its words. */
function Engraving({ id, chart, setup: { end } }: DrawingProps) {
  const { now, zero, levels, stretches, priced, area, lines, breakEvens } = chart;
  return (
    <svg aria-hidden="true" className="outward absolute inset-0 size-full overflow-visible">
      <clipPath id={`${id}-area`} clipPathUnits="objectBoundingBox">
        <path d={area} />
      </clipPath>
      <pattern id={`${id}-hatch`} width="5" height="8" patternUnits="userSpaceOnUse">
        <path d="M.5 0v8" stroke="var(--print-mid)" />
      </pattern>
      <pattern
        id={`${id}-request`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M.5 0v7" stroke="var(--color-rule)" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id}-hatch)`} clipPath={`url(#${id}-area)`} />
      <rect
        x={percent(priced)}
        width={percent(1 - priced)}
        height="100%"
        fill={`url(#${id}-request)`}
      />
      <Lines box="0 0 1 1" className="size-full overflow-visible">
        <Line d={levels.map(({ y }) => `M0 ${y}H1`).join('')} stroke="var(--color-rule)" />
        <Line
          d={stretches.map(({ x }) => `M${x} -1V1`).join('')}
          stroke="var(--color-edge)"
          strokeDasharray="2 3"
        />
        <Line d={lines} strokeWidth={0.75} />
        <Line d={stretches.map(({ curve }) => curve).join('')} strokeWidth={2.5} />
        <Line d={`M0 ${zero}H1`} stroke="var(--color-ink)" />
        <Line d={`M${now.x} ${now.y}V2`} stroke="var(--color-ink)" strokeWidth={1.5} />
      </Lines>
      <svg aria-hidden="true" y="100%" height="12">
        <Lines box="0 0 1 12" className="size-full" stroke="var(--color-ink)">
          <Line d={scaleMarks(end)} />
        </Lines>
      </svg>
      {breakEvens.map(({ x }) => (
        <circle
          key={x}
          cx={percent(x)}
          cy={percent(zero)}
          r="4.5"
          fill="var(--color-card)"
          stroke="var(--print)"
          strokeWidth="2"
        />
      ))}
      {now.y < 1 && (
        <circle cx={percent(now.x)} cy={percent(now.y)} r="4" fill="var(--color-ink)" />
      )}
    </svg>
  );
}

type LabelProps = Omit<DrawingProps, 'id'> & {
  words: MarginWords;
  /** The result for the current volume. */
  flag: string | undefined;
};

/** The width of a letter, and of the narrowest chart, in pixels. */
const letter = 8;
const narrowest = 280;

const fitsIn = (text: string, room: number) => room * narrowest > (text.length + 4) * letter;

/** The volumes under the scale that have room after the one before them. */
function volumeLabels(setup: MarginSetup) {
  const labels: { x: number; text: string }[] = [];
  for (const sold of labeledVolumes(setup.end)) {
    const label = { x: placeOf(sold, setup.end), text: writerOf(setup).count(sold) };
    const last = labels.at(-1);
    if (!last || fitsIn(label.text, label.x - last.x + 0.06)) labels.push(label);
  }
  return labels;
}

/**
 * The words on the chart: a drawing of their own, because mirroring it would mirror the letters. Each
 * plan has its name and its limit where it ends, over all curves, if they fit after the plan before it.
 */
function Labels({ chart, words, setup, flag }: LabelProps) {
  const { count, shortAmount } = writerOf(setup);
  const isRtl = setup.dir === 'rtl';
  const at = (place: number) => percent(isRtl ? 1 - place : place);
  const aside = isRtl ? 6 : -6;
  const { now, zero, levels, stretches, breakEvens, priced } = chart;
  const request = setup.onRequest?.name ?? '';
  const volumes = volumeLabels(setup);
  const pays = breakEvens[0];
  // The names of the plans are over the chart.
  const isHigh = now.y < 0.3;
  return (
    // With an edge, so that they stay readable over the hatching.
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible font-mono text-xs"
      paintOrder="stroke"
      stroke="var(--color-card)"
      strokeWidth="4"
      strokeLinejoin="round"
    >
      {[{ amount: 0, y: zero }, ...levels].map(({ amount, y }) => (
        <text key={amount} y={percent(y)} x={at(0)} dx={-aside} dy="-6" className="fill-soft">
          {shortAmount(amount)}
        </text>
      ))}
      {volumes.map(({ x, text }) => (
        <text key={text} x={at(x)} y="100%" dy="2.2em" textAnchor="middle" className="fill-soft">
          {text}
        </text>
      ))}
      {/* A phone has no room for it; the results above the chart name it, too. */}
      {pays && (
        <text x={at(pays.x)} y={percent(zero)} dy="-1.3em" className="fill-ink max-md:hidden">
          {fill(words.chart.pays, { count: count(pays.from) })}
        </text>
      )}
      {stretches.map(({ name, to, from, x }) => {
        const label = { x: at(x), dx: aside };
        return (
          <g key={x} textAnchor="end">
            {fitsIn(name, x - from) && (
              <text {...label} y="-2.4em" className="fill-ink font-semibold">
                {name}
              </text>
            )}
            {fitsIn(count(to), x - from) && (
              <text {...label} y="-1.1em" className="fill-soft">
                {count(to)}
              </text>
            )}
          </g>
        );
      })}
      {fitsIn(request, 3 * (1 - priced)) && (
        <text x={at((1 + priced) / 2)} y="-2.4em" textAnchor="middle" className="fill-soft">
          {request}
        </text>
      )}
      {flag && (
        <svg
          aria-hidden="true"
          x={at(now.x)}
          y={percent(Math.min(now.y, zero))}
          className="overflow-visible"
        >
          {!isHigh && <line y2="-3.2em" className="stroke-ink" strokeWidth="1.5" />}
          <text
            dx={now.x > 0.5 ? aside : -aside}
            dy={isHigh ? '2em' : '-2.4em'}
            textAnchor={now.x > 0.5 ? 'end' : 'start'}
            className="fill-ink font-semibold"
          >
            {flag}
          </text>
        </svg>
      )}
    </svg>
  );
}

type Props = { id: string; words: MarginWords; setup: MarginSetup; sold: number; results: Results };

/** What remains of a month against the eSIMs sold in it: a curve for each plan. The ruler is a field. */
export function MarginChart({ id, words, setup, sold, results }: Props) {
  const chart = chartOf(sold, results.terms, setup.end);
  return (
    <>
      <div className="margin-chart row-start-[chart] col-span-full">
        <h3 className="text-lg">{words.chart.title}</h3>
        <div className="margin-plot relative mt-4 h-(--plot) overflow-clip border-y border-ink bg-card">
          {/* It ends where the middle of the ruler's grip does. */}
          <div className="absolute inset-x-[calc(var(--thumb)/2)] top-12 bottom-9">
            <Engraving id={id} chart={chart} setup={setup} />
            <Labels chart={chart} words={words} setup={setup} flag={results.month.amount} />
          </div>
        </div>
      </div>
      <ul className="row-start-[plans] col-span-full -mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-8 text-(length:--text-sm) *:border-rule *:border-t *:py-3 print:mt-0 print:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] print:break-inside-avoid">
        {results.plans.map(({ name, lines, isCheapest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <li key={index}>
            <p className={isCheapest ? 'font-semibold text-print' : 'font-semibold'}>{name}</p>
            {lines.map((line) => (
              <p key={line} className="text-soft">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
