import { Fragment } from 'react';
import { cardLook, shownName } from '../../../lib/identity.ts';
import { Chip } from '../../chip.tsx';
import { MicroLine } from '../../micro-line.tsx';
import { Rosette } from '../../rosette.tsx';
import type { DrawingProps } from '../define-drawing.ts';
import type { esimCardWords } from './esim-card-words.ts';

/*
 * A border would not follow the cut corner. So there are two sheets, the upper one a pixel smaller on
 * every side; its cut is 0.586 px shorter, which makes the slanted edge as thin as the others. Forced
 * colors would give both sheets one color, so there a plain border replaces the cut corner.
 */
const cutEdge =
  '[clip-path:polygon(0_0,calc(100%-3rem)_0,100%_3rem,100%_100%,0_100%)] rounded-plate bg-ink p-px forced-colors:border forced-colors:[clip-path:none]';
const cutSheet =
  '[clip-path:polygon(0_0,calc(100%-3rem+0.586px)_0,100%_calc(3rem-0.586px),100%_100%,0_100%)] rounded-[2px] bg-card forced-colors:[clip-path:none]';

export function EsimCard({ words, brand, className = '' }: DrawingProps<typeof esimCardWords>) {
  const brandName = shownName(brand);
  return (
    <figure role="img" aria-label={words.label} className={`@container ${className}`}>
      <div className={cutEdge}>
        <div
          className={`relative isolate overflow-hidden px-5 pt-5 pb-4 @[20rem]:px-6 ${cutSheet}`}
        >
          <Rosette
            preset="card"
            className="absolute -right-24 -bottom-28 -z-10 size-80 opacity-40"
          />
          <div className="flex items-start justify-between gap-4 pr-10">
            <bdi
              data-brand-text=""
              className={`min-w-0 font-display font-bold text-print leading-tight ${cardLook(brandName)}`}
            >
              {brandName}
            </bdi>
            <p className="mt-1 shrink-0 rounded-plate border border-print px-1.5 font-mono text-[0.6875rem] text-print uppercase leading-[1.6] tracking-[0.14em]">
              {words.sample}
            </p>
          </div>
          <p className="font-mono text-soft text-xs">{words.plan}</p>
          <div className="mt-5 flex items-center gap-4">
            <Chip />
            <MicroLine className="min-w-0 flex-1" text={`${brandName} ${words.micro}`} />
          </div>
          <ul className="mt-5 border-rule border-t font-medium text-xs">
            {words.rows.map(({ term, value }) => (
              <li
                key={term}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-1.5"
              >
                {term}
                <span className="font-mono font-normal tabular-nums">{value}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 wrap-anywhere font-mono text-[0.6875rem] text-ink @[20rem]:text-xs">
            <CodeParts code={words.activationCode} />
          </p>
        </div>
      </div>
    </figure>
  );
}

/** An activation code that breaks after a dollar sign, where it is too long for its line. */
export function CodeParts({ code }: { code: string }) {
  return code.split(/(?<=\$)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
