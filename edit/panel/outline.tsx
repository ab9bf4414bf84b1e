import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { withoutMarks } from '../mark-text.ts';
import { ask } from './ask.ts';
import { type Spot, useBox } from './spots.ts';
import { useStore } from './store.ts';

const margin = 4;

const placeOf = ({ left, top, width, height }: DOMRect) => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/** Around a text; what says that it is one, stands over it, or below where there is no room. */
const frame =
  'group pointer-events-none fixed z-2147483000 rounded-plate outline-2 outline-link outline-solid';

const Tag = ({ label }: { label: string }) => (
  <span className="absolute -start-0.5 bottom-full mb-0.5 w-max max-w-88 rounded-plate bg-strong px-2 py-0.5 font-semibold text-on-strong text-xs group-data-low:top-full group-data-low:bottom-auto group-data-low:mt-0.5">
    {label}
  </span>
);

const labels = new Map<number, string>();

/** What a text is, once the server has said so. */
function useLabel(mark: number | undefined): string {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (mark === undefined || labels.has(mark)) return;
    const take = (label: string) => {
      labels.set(mark, label);
      setTurn((turn) => turn + 1);
    };
    void ask('label', { mark }).then(take, () => {});
  }, [mark]);
  const { known } = useStore();
  const isLeft = known?.left.includes(mark ?? -1);
  return (labels.get(mark ?? -1) ?? 'Text of this page') + (isLeft ? ', not translated yet' : '');
}

/** Around the text under the pointer, with a tag that says what it is. */
export function Outline({ spot, hasTag = true }: { spot: Spot; hasTag?: boolean }) {
  const box = useBox(spot);
  const label = useLabel(hasTag ? spot.number : undefined);
  if (!box) return null;
  return (
    <div className={frame} style={placeOf(box)} data-low={box.top < 90 || undefined}>
      {hasTag && <Tag label={label} />}
    </div>
  );
}

type Props = { spot: Spot | undefined; onOpen: () => void; onStep: (isBack: boolean) => boolean };

/** The same for the keyboard: a button over the text. It steps from one to the next. */
export function WalkButton({ spot, onOpen, onStep }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const box = useBox(spot);
  const label = useLabel(spot?.number);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && onStep(event.shiftKey)) event.preventDefault();
  };
  useEffect(() => {
    if (button.current?.matches(':focus')) spot?.element.scrollIntoView({ block: 'nearest' });
  }, [spot]);
  const words = withoutMarks(spot?.range.toString() ?? '').slice(0, 80);
  return (
    <button
      ref={button}
      type="button"
      id="walk"
      className={`${frame} not-focus:sr-only`}
      style={box && placeOf(box)}
      data-low={(box && box.top < 90) || undefined}
      aria-label={`Edit: ${label}. ${words}`}
      onClick={onOpen}
      onKeyDown={keys}
      onFocus={() => spot ?? onStep(false)}
    >
      <Tag label={label} />
    </button>
  );
}
