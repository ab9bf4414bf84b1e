import { type ReactNode, useEffect, useState } from 'react';
import { withoutMarks } from '../mark-text.ts';
import { type Spot, useBox } from './spots.ts';
import { ask, useStore } from './store.ts';

const margin = 4;

/** Around a text; what says that it is one, stands over it, or below where there is no room. */
export function Outline({ spot, children }: { spot: Spot | undefined; children?: ReactNode }) {
  const box = useBox(spot);
  if (!box) return <div className="fixed size-0 overflow-hidden">{children}</div>;
  return (
    <div
      className="group pointer-events-none fixed z-2147483000 rounded-plate outline-2 outline-link outline-solid"
      data-low={box.top < 90 || undefined}
      style={{
        left: box.left - margin,
        top: box.top - margin,
        width: box.width + 2 * margin,
        height: box.height + 2 * margin,
      }}
    >
      {children}
    </div>
  );
}

type Props = { spot: Spot | undefined; onOpen: () => void; onFocus: () => void };

/** The text under the pointer, or where the keyboard is: what it is, and a press on it to edit it. */
export function SpotButton({ spot, onOpen, onFocus }: Props) {
  const { known } = useStore();
  const [labels, setLabels] = useState<Record<number, string>>({});
  const mark = spot?.number ?? -1;
  const isKnown = mark < 0 || mark in labels;
  useEffect(() => {
    if (isKnown) return;
    const take = (label: string) => setLabels((others) => ({ ...others, [mark]: label }));
    ask('label', { mark }).then(take, () => {});
  }, [mark, isKnown]);
  const isLeft = known?.left.includes(mark);
  const label = (labels[mark] ?? 'Text of this page') + (isLeft ? ', not translated yet' : '');
  const words = withoutMarks(spot?.said ?? spot?.range.toString() ?? '').slice(0, 80);
  return (
    <Outline spot={spot}>
      <button
        id="spot"
        type="button"
        className="size-full outline-none"
        aria-label={`Edit: ${label}. ${words}`}
        onClick={onOpen}
        onFocus={onFocus}
      >
        <span className="absolute -start-0.5 bottom-full mb-0.5 w-max max-w-88 rounded-plate bg-strong px-2 py-0.5 font-semibold text-on-strong text-xs group-data-low:top-full group-data-low:bottom-auto group-data-low:mt-0.5">
          {label}
        </span>
      </button>
    </Outline>
  );
}
