import type { ReactNode } from 'react';
import type { DrawingWords } from '../../schema/drawings.ts';
import { Rosette, WaveBand } from '../plate/rosette.tsx';
import type { DrawingProps } from './drawing-props.ts';
import { Sample } from './sheet.tsx';
import { PhoneStatus } from './signs.tsx';

type Surface = DrawingWords<'brandMap'>['surfaces'][number]['surface'];

const fragments: Record<Surface, (name: ReactNode) => ReactNode> = {
  address: (name) => (
    <div className="wrap-anywhere rounded-full border border-edge bg-paper px-4 py-1.5 font-mono text-xs lg:text-sm">
      {name}
    </div>
  ),
  sender: (name) => (
    <div className="flex items-center gap-3">
      <Rosette preset="seal" className="size-9 shrink-0" />
      <p className="font-semibold">{name}</p>
    </div>
  ),
  receipt: (name) => (
    <div className="w-full max-w-48 border border-edge border-b-0 bg-paper pt-3 text-center">
      <p className="wide font-bold font-display">{name}</p>
      <WaveBand className="mt-2 h-5 w-full" />
    </div>
  ),
  statement: (name) => (
    <p className="border-edge border-y border-dotted py-2 font-mono text-sm uppercase">{name}</p>
  ),
  app: (name) => (
    <div className="text-center">
      <span className="mx-auto grid size-12 place-items-center rounded-[0.75rem] border border-print">
        <Rosette preset="seal" className="size-9" />
      </span>
      <p className="mt-1 text-xs">{name}</p>
    </div>
  ),
  panel: (name) => (
    <div className="flex w-full max-w-52 items-center gap-2 border-print border-b-2 bg-paper px-3 py-2">
      <Rosette preset="seal" className="size-6 shrink-0" />
      <p className="wide font-bold font-display text-sm">{name}</p>
    </div>
  ),
  line: (name) => (
    <div className="flex w-full max-w-52 items-center justify-between border border-edge bg-card px-3 py-2 text-sm">
      {name}
      <span className="flex h-5 w-9 justify-end rounded-full border border-edge p-0.5">
        <span className="size-3.5 rounded-full bg-ink" />
      </span>
    </div>
  ),
  status: (name) => (
    <div className="flex w-full max-w-56 items-center justify-between rounded-t-[1.25rem] border border-edge border-b-0 bg-card px-5 pt-3 pb-4 font-mono text-xs">
      {name}
      <PhoneStatus />
    </div>
  ),
  code: (name) => (
    <p dir="ltr" className="bg-card px-3 py-2 font-mono text-xs lg:text-sm">
      {name}
    </p>
  ),
};

export function BrandMap({ words, className }: DrawingProps<'brandMap'>) {
  return (
    <figure aria-label={words.label} className={className}>
      <dl className="grid border-rule border-s border-t sm:grid-cols-2 md:grid-cols-3">
        {words.surfaces.map(({ surface, place, print, note, yours }) => (
          <div
            key={surface}
            className="flex flex-col-reverse justify-end border-rule border-e border-b sm:max-md:last:col-span-2"
          >
            <dt className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 px-4 py-3 text-sm">
              {place}
              <span className={`text-end font-mono text-xs ${yours ? 'text-print' : 'text-soft'}`}>
                {yours ? words.owners.yours : words.owners.others}
              </span>
              {note && <span className="col-span-2 text-soft">{note}</span>}
            </dt>
            <dd
              className={`grid h-24 place-items-center overflow-hidden border-rule border-b px-3 sm:h-32 ${yours ? 'bg-card text-print' : 'hatch-soft text-ink'}`}
            >
              {fragments[surface](print)}
            </dd>
          </div>
        ))}
      </dl>
      <Sample className="mt-3 text-end">{words.sample}</Sample>
    </figure>
  );
}
