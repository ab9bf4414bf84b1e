import { type KeyboardEvent, useId } from 'react';
import type { Field } from '../api.ts';
import { Control } from './controls.tsx';
import { filled } from './live.tsx';
import { idOf } from './memory.ts';
import { ProblemNote } from './problem-note.tsx';
import { TokenChips } from './token-chips.tsx';
import { useDraft } from './use-draft.ts';

const typed = ['text', 'markdown', 'link', 'number', 'color'];

/** How long the text is as printed, and how long it may be. */
function Counter({ field, value }: { field: Field; value: string }) {
  const { least = 0, most } = field;
  if (field.kind !== 'text' && field.kind !== 'markdown') return null;
  if (least < 2 && most === undefined) return null;
  const { length } = filled(value, field);
  const isLeftOut = length === 0 && field.isOptional;
  const isOut = (length < least && !isLeftOut) || length > (most ?? Number.POSITIVE_INFINITY);
  const range = most && (least > 1 ? `${least} to ${most}` : `at most ${most}`);
  return (
    <span className="counter" data-out={isOut || undefined}>
      {length} of {range ?? `at least ${least}`} characters
    </span>
  );
}

type Props = {
  field: Field;
  /** The frame around it says what it is. */
  isMain?: boolean;
};

/** One field: what it is, the means to edit it, its limits, and what is wrong with it. */
export function FieldEditor({ field, isMain = false }: Props) {
  const { value, change, save, drop, insist, problem, isChanged } = useDraft(field);
  const id = idOf(field);
  const notes = useId();
  const keys = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isDone) void save();
  };
  const isTyped = typed.includes(field.kind);
  const tokens = field.tokens.filter(({ raw }) => String(value).includes(raw));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it
    <div className="entry" onKeyDown={keys}>
      <label htmlFor={id} className={isMain ? 'unseen' : 'what'}>
        {field.description}
        {field.isOptional && <span className="soft"> (may be left out)</span>}
      </label>
      <Control
        {...{
          field,
          id,
          value,
          change,
          save,
          describedBy: notes,
          isInvalid: problem !== undefined,
        }}
      />
      <div id={notes} className="notes">
        <Counter field={field} value={String(value ?? '')} />
        {field.kind === 'markdown' && (
          <span>
            Markdown: <code>**bold**</code>, <code>[words](/page)</code>, a blank line starts a
            paragraph
          </span>
        )}
        {problem && <ProblemNote problem={problem} onMine={insist} onTheirs={drop} />}
      </div>
      <TokenChips tokens={tokens} mark={field.mark} />
      {isTyped && isChanged && !problem && (
        <button type="button" className="button primary" onClick={() => save()}>
          Save <kbd>Ctrl Enter</kbd>
        </button>
      )}
    </div>
  );
}
