import type { ReactNode } from 'react';
import type { DrawingWords } from '../../schema/drawings.ts';
import { Rosette, WaveBand } from '../plate/rosette.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Ornament } from './lines.tsx';
import { Button, Picture, Rows, ShopName } from './sheet.tsx';
import { Chip, PhoneStatus } from './signs.tsx';
import { ShopOffer } from './storefront.tsx';

type Words = DrawingWords<'phone'>;

/** Small screens show fewer phones, because phones must not cover each other's screens. */
export function Phone({ words, others, className }: DrawingProps<'phone'>) {
  const appName = (
    <>
      <div className="flex items-center gap-2 px-4 pt-2">
        <Rosette preset="seal" className="size-6 shrink-0" />
        <ShopName name={others.storefront.shop} className="text-sm" />
      </div>
      <WaveBand className="mt-1.5 h-4 w-full shrink-0" />
    </>
  );
  return (
    <Picture label={words.label} className={`inkable ${className}`}>
      <div className="flex items-center justify-center gap-4">
        <PhoneCase words={words} tab={0} className="hidden w-54 @[30rem]:block">
          {appName}
          <div className="px-3 pt-2">
            <ShopOffer words={others.storefront} />
          </div>
        </PhoneCase>
        <PhoneCase
          words={words}
          tab={1}
          className="w-56 [box-shadow:0_18px_40px_-22px_oklch(0.185_0.035_228/0.45)]"
        >
          <p className="border-print border-y bg-sheet py-0.5 text-center font-mono text-[0.6875rem] text-print">
            {words.soon}
          </p>
          {appName}
          <MeterScreen words={words.meter} />
        </PhoneCase>
        <PhoneCase words={words} tab={1} className="hidden w-54 @[42rem]:block">
          <InstallScreen words={words.install} />
        </PhoneCase>
      </div>
    </Picture>
  );
}

type PhoneCaseProps = {
  words: Pick<Words, 'time' | 'tabs'>;
  /** The index of the open tab. */
  tab: number;
  className: string;
  children: ReactNode;
};

function PhoneCase({ words: { time, tabs }, tab, className, children }: PhoneCaseProps) {
  return (
    <div
      className={`max-w-full shrink-0 rounded-[2.5rem] border border-ink bg-card p-2 ${className}`}
    >
      <div className="relative flex aspect-[9/19.5] flex-col overflow-clip rounded-[1.9375rem] border border-edge bg-card">
        <div className="relative flex items-center justify-between px-5 pt-3 pb-2 font-mono text-[0.6875rem]">
          <span>{time}</span>
          {/* Dark in both themes. */}
          <span className="absolute top-2 left-1/2 h-5 w-18 [translate:-50%] rounded-full bg-[light-dark(var(--color-ink),var(--color-shade))]" />
          <PhoneStatus />
        </div>
        <div className="flex flex-1 flex-col">{children}</div>
        <ul className="grid auto-cols-fr grid-flow-col border-rule border-t bg-sheet px-2 pt-2 pb-5 text-center text-[0.6875rem] text-soft">
          {tabs.map((name, index) => (
            <li key={name} className={index === tab ? 'font-semibold text-print' : ''}>
              {name}
            </li>
          ))}
        </ul>
        <span className="absolute bottom-1.5 left-1/2 h-1 w-20 [translate:-50%] rounded-full bg-ink" />
      </div>
    </div>
  );
}

const smallTerm = 'text-[0.6875rem] text-soft leading-tight';

const ring = { r: 84, pathLength: 100, strokeWidth: 24 };

function MeterScreen({ words }: { words: Words['meter'] }) {
  return (
    <div className="flex flex-1 flex-col px-4 pt-2 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <p className="narrow font-bold font-display text-2xl tracking-tight">{words.title}</p>
        <p className="text-good text-xs">{words.state}</p>
      </div>
      <div className="relative mx-auto my-auto w-36 py-2">
        <Ornament box="-100 -100 200 200">
          <circle r="98" strokeWidth="0.8" />
          <circle r="70" strokeWidth="0.8" />
          {/* A spoke for each percent. Those of the remaining data are heavier. */}
          <circle {...ring} strokeDasharray=".2 .8" stroke="var(--color-edge)" />
          <circle
            {...ring}
            strokeDasharray={`${'.4 .6 '.repeat(words.share)}0 100`}
            transform="rotate(-90)"
          />
        </Ornament>
        <div className="absolute inset-0 grid place-content-center text-center">
          <p className="narrow font-bold font-display text-[1.75rem] tabular-nums leading-none">
            {words.left}
          </p>
          <p className="mt-1 text-soft text-xs">{words.of}</p>
        </div>
      </div>
      <Rows
        rows={words.facts}
        className="mb-3 grid grid-cols-2 border-rule border-y"
        row="border-rule py-1.5 not-first:border-s not-first:ps-3"
        term={smallTerm}
        value="font-mono text-sm leading-tight"
      />
      <Button className="py-2 text-sm leading-tight">{words.action}</Button>
    </div>
  );
}

function InstallScreen({ words }: { words: Words['install'] }) {
  return (
    <div className="flex flex-1 flex-col px-4 pt-3 pb-4">
      <Chip className="mx-auto mt-auto mb-5 h-15 w-20" />
      <p className="font-bold font-display text-lg leading-tight">{words.title}</p>
      <p className="mt-1 text-soft text-xs">{words.text}</p>
      <Rows
        rows={words.rows}
        className="mt-3 mb-4 border-rule border-t"
        row="border-rule border-b py-1.5"
        term={smallTerm}
        value="font-mono text-xs"
      />
      <Button className="py-2 text-sm leading-tight">{words.action}</Button>
      <p className="mt-2 text-center text-print text-xs">{words.other}</p>
    </div>
  );
}
