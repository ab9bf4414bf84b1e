import { Fragment } from 'react';
import type { DrawingProps } from './drawing-props.ts';
import { Ornament } from './lines.tsx';
import { Sample, Sheet } from './sheet.tsx';

export function ApiLog({ words, className }: DrawingProps<'apiLog'>) {
  return (
    <Sheet label={words.label} paper="night overflow-hidden" className={className}>
      <div className="flex items-baseline gap-4 border-rule border-b px-3 py-2.5 text-xs @[34rem]:px-6">
        <p className="font-semibold">{words.title}</p>
        <Sample>{words.sample}</Sample>
      </div>
      <ol dir="ltr" className="font-mono text-[0.6875rem] @[26rem]:text-xs">
        {words.steps.map((step) => (
          <li
            key={step.time}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-rule border-b px-3 py-3 last:border-b-0 @[42rem]:grid-cols-[6.5rem_minmax(0,1fr)_auto] @[34rem]:px-6"
          >
            <p className="text-soft">{step.time}</p>
            <p className="text-end text-soft @[42rem]:col-start-3">
              <span className="text-good">{step.status}</span> {step.took}
            </p>
            <p className="col-span-2 flex min-w-0 items-baseline gap-x-2 @[42rem]:col-span-1 @[42rem]:col-start-2 @[42rem]:row-start-1">
              <Direction incoming={step.incoming} />
              <span className="font-semibold text-print">{step.method}</span>
              <span className="wrap-anywhere">
                <Breakable path={step.path} />
              </span>
            </p>
            <pre className="col-span-2 mt-1.5 whitespace-pre-wrap wrap-anywhere border-print border-s ps-2 font-mono text-soft leading-[1.45] @[42rem]:col-start-2 @[34rem]:ps-3">
              {step.body}
            </pre>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** A long path breaks after a slash, not in the middle of a word. */
const Breakable = ({ path }: { path: string }) =>
  path.split(/(?<=\/)(?=\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part may be there twice
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function Direction({ incoming }: { incoming: boolean }) {
  return (
    <Ornament
      className="h-2.5 w-5 shrink-0"
      box="0 0 20 10"
      stroke={incoming ? 'var(--color-mast)' : 'var(--print)'}
      strokeWidth="1.5"
    >
      <path d={incoming ? 'M20 5H2M6 1L2 5l4 4' : 'M0 5h18M14 1l4 4-4 4'} />
    </Ornament>
  );
}
