import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Field } from '../api.ts';
import { withoutMarks } from '../mark-text.ts';
import type { Spot } from './spots.ts';
import { useBox } from './use-box.ts';

const margin = 4;

const placeOf = ({ left, top, width, height }: DOMRect) => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

type Props = { spot: Spot | undefined; field: Field | undefined };

const labelOf = (field: Field | undefined) => field?.description ?? 'Text of this page';

/** Around the text under the pointer, with a tag that says what it is. */
export function Outline({ spot, field }: Props) {
  const box = useBox(spot);
  if (!box) return null;
  return (
    <div className="outline" style={placeOf(box)} data-low={box.top < 90 || undefined}>
      {field && <span className="tag">{field.description}</span>}
    </div>
  );
}

/** The same for the keyboard: a button over the text. It steps from one to the next. */
export function WalkButton({
  spot,
  field,
  onOpen,
  onStep,
}: Props & { onOpen: () => void; onStep: (isBack: boolean) => boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const box = useBox(spot);
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
      className="outline walk"
      style={box && placeOf(box)}
      data-low={(box && box.top < 90) || undefined}
      aria-label={`Edit: ${labelOf(field)}. ${words}`}
      onClick={onOpen}
      onKeyDown={keys}
      onFocus={() => spot ?? onStep(false)}
    >
      <span className="tag">{labelOf(field)}</span>
    </button>
  );
}
