import { nameStep } from '../../lib/names.ts';
import { Rosette } from '../plate/rosette.tsx';
import { BreakableCode } from './breakable-code.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Picture, Rows } from './sheet.tsx';
import { Chip } from './signs.tsx';

/*
 * A border would not follow the cut corner. So there are two sheets, the upper one a pixel smaller on
 * every side; its cut is 0.586 px shorter, which makes the slanted edge as thin as the others. Forced
 * colors would give both sheets one color, so there a plain border replaces the cut corner.
 */
const cutEdge =
  '[clip-path:polygon(0_0,calc(100%-3rem)_0,100%_3rem,100%_100%,0_100%)] rounded-plate bg-ink p-px forced-colors:border forced-colors:[clip-path:none]';
const cutSheet =
  '[clip-path:polygon(0_0,calc(100%-3rem+0.586px)_0,100%_calc(3rem-0.586px),100%_100%,0_100%)] rounded-[2px] bg-card forced-colors:[clip-path:none]';

export function EsimCard({ words, others, className }: DrawingProps<'esimCard'>) {
  const { shop } = others.storefront;
  return (
    <Picture label={words.label} className={className}>
      <div className={cutEdge}>
        <div
          className={`relative isolate overflow-hidden px-5 pt-5 pb-4 @[20rem]:px-6 ${cutSheet}`}
        >
          <Rosette
            preset="card"
            className="absolute -right-24 -bottom-28 -z-10 size-80 opacity-40"
          />
          <bdi
            data-brand-text=""
            data-step={nameStep(shop)}
            className="wide block pr-10 font-bold font-display text-print text-[1.75rem]/tight data-[step=2]:text-[1.375rem]/tight data-[step=3]:text-[1.125rem]/tight"
          >
            {shop}
          </bdi>
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="font-mono text-soft text-xs">{words.plan}</p>
            <p className="rounded-plate border border-print px-1.5 font-mono text-[0.6875rem] text-print uppercase leading-[1.6] tracking-[0.14em]">
              {words.sample}
            </p>
          </div>
          <div className="mt-5 flex items-center gap-4">
            <Chip />
            <Microprint text={`${shop} ${words.micro}`} />
          </div>
          <Rows
            rows={words.rows}
            className="mt-5 border-rule border-t font-medium text-xs"
            row="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-1.5"
            value="font-mono font-normal tabular-nums"
          />
          <p className="mt-3 wrap-anywhere font-mono text-[0.6875rem] text-ink @[20rem]:text-xs">
            <BreakableCode code={words.activationCode} />
          </p>
        </div>
      </div>
    </Picture>
  );
}

/** Three lines of tiny text, as decoration. */
function Microprint({ text }: { text: string }) {
  const line = `${text} `.repeat(12);
  return (
    <div
      aria-hidden="true"
      data-brand-text=""
      className="min-w-0 flex-1 select-none overflow-hidden whitespace-pre font-mono text-[0.25rem] text-print uppercase leading-[1.7] tracking-[0.08em]"
    >
      {[line, line, line].join('\n')}
    </div>
  );
}
