import type { ReactNode, Ref } from 'react';
import { fill } from '../../lib/text.ts';
import type { DrawingWords, Health } from '../../schema/drawings.ts';
import { idleCord, liveCords, rowHeight } from './cord.ts';
import type { DrawingProps } from './drawing-props.ts';
import { Line, Lines, Ornament } from './lines.tsx';
import { Sample } from './sheet.tsx';
import { healthTones } from './signs.tsx';

type Words = DrawingWords<'switchboard'>;

type Props = Pick<DrawingProps<'switchboard'>, 'words' | 'className'> & {
  ref?: Ref<HTMLElement>;
  /** Called with the index of a provider whose button is clicked. Without it, there are no buttons. */
  onToggle?(index: number): void;
  children?: ReactNode;
};

/** In a hero, visitors disconnect providers: src/bands/hero/live-switchboard.tsx. */
export function Switchboard({ words, className, ref, onToggle, children }: Props) {
  const { providers, request } = words;
  const pull = onToggle && words.pull;
  const live = providers.findIndex(({ health }) => health === 'up');
  return (
    <figure
      ref={ref}
      aria-label={words.label}
      className={`@container rounded-plate border border-edge bg-card ${className}`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_2.5rem_minmax(0,1.4fr)] @[30rem]:grid-cols-[minmax(0,0.9fr)_minmax(2.5rem,0.7fr)_minmax(0,1.4fr)] items-stretch">
        {/* The line with the plug must be halfway down, where the cords begin. */}
        <div className="flex flex-col ps-3 @[40rem]:ps-6">
          <div className="flex flex-1 flex-col justify-end pb-3">
            {pull && (
              <p
                suppressHydrationWarning
                className="needs-script mb-auto pt-3 text-soft text-xs @max-[16rem]:hidden print:hidden"
              >
                {pull.hint}
              </p>
            )}
            <p
              suppressHydrationWarning
              className="font-semibold text-sm leading-tight @[40rem]:text-base"
            >
              {request.title}
            </p>
            <p
              suppressHydrationWarning
              className="mt-1 break-words font-mono text-[0.6875rem] text-soft @[30rem]:text-xs"
            >
              {request.call}
            </p>
          </div>
          <div className="relative h-0.5 bg-print">
            <span className="absolute -top-1.5 end-0 h-3.5 w-1.5 bg-print" />
          </div>
          <p suppressHydrationWarning className="flex-1 pt-2 font-mono text-print text-xs">
            {request.order}
          </p>
        </div>
        <Cords providers={providers} live={live} />
        <ol className="grid auto-rows-fr border-edge border-s">
          {providers.map((provider, index) => (
            <li
              key={provider.name}
              className={`relative flex min-h-22 items-center gap-3 border-rule py-2 pe-3 ps-6 @[40rem]:min-h-28 @[40rem]:pe-6 @[40rem]:ps-8 ${index ? 'border-t' : ''}`}
            >
              <Jack health={provider.health} live={index === live} />
              <div className="min-w-0">
                <p
                  suppressHydrationWarning
                  className="font-medium text-sm leading-tight @[40rem]:text-base"
                >
                  {provider.name}
                </p>
                <p suppressHydrationWarning className="mt-0.5 text-soft text-xs leading-tight">
                  {provider.detail}
                </p>
              </div>
              <p
                suppressHydrationWarning
                className={`ms-auto hidden whitespace-nowrap font-mono text-xs @[30rem]:block ${healthTones[provider.health]}`}
              >
                {provider.answer}
              </p>
              {pull && (
                <button
                  type="button"
                  aria-label={fill(pull.button, { name: provider.name })}
                  aria-pressed={provider.health === 'down'}
                  onClick={() => onToggle(index)}
                  className="needs-script absolute inset-0 hover:outline-2 hover:outline-edge hover:-outline-offset-4"
                />
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-x-4 border-edge border-t bg-sheet px-4 py-2.5 text-xs @[40rem]:px-6">
        <p suppressHydrationWarning>{words.outcome}</p>
        {children}
        <Sample>{words.sample}</Sample>
      </div>
    </figure>
  );
}

type CordsProps = {
  providers: Words['providers'];
  /** Which of them carries the order. */
  live: number;
};

export function Cords({ providers, live }: CordsProps) {
  const rows = providers.length;
  const [strands, core] = liveCords(Math.max(live, 0), rows);
  const visible = live < 0 ? 'invisible' : undefined;
  return (
    <div className="relative">
      <Lines
        box={`0 0 100 ${rows * rowHeight}`}
        className="absolute inset-0 size-full *:transition-[d] *:duration-400"
      >
        {providers.map(({ name, health }, row) => {
          const isDown = health === 'down';
          return (
            <Line
              key={name}
              d={idleCord(row, rows, live)}
              stroke={isDown ? 'var(--color-alert)' : 'var(--color-edge)'}
              strokeDasharray={isDown ? '4 4' : undefined}
              strokeWidth={isDown ? 1.5 : 0.8}
            />
          );
        })}
        <Line d={strands} strokeWidth="0.9" className={visible} />
        <Line d={core} strokeWidth="1.5" className={visible} />
      </Lines>
    </div>
  );
}

export function Jack({ health, live }: { health: Health; live: boolean }) {
  return (
    <Ornament
      className="-start-3 absolute top-1/2 size-6 [translate:0_-50%]"
      box="0 0 24 24"
      fill="var(--color-card)"
      stroke={health === 'down' ? 'var(--color-alert)' : 'var(--color-ink)'}
      strokeWidth="1.5"
    >
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="6.5" strokeWidth="0.8" />
      {live && <circle cx="12" cy="12" r="5" fill="var(--print)" stroke="none" />}
      {health === 'down' && <path d="m8.5 8.5 7 7m0-7-7 7" />}
    </Ornament>
  );
}
