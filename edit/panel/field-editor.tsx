import { type KeyboardEvent, useId } from 'react';
import type { Field } from '../api.ts';
import { Control } from './controls.tsx';
import { filled } from './live.tsx';
import { keyOf } from './memory.ts';
import { ProblemNote } from './problem-note.tsx';
import { TokenChips } from './token-chips.tsx';
import { useDraft } from './use-draft.ts';

const typed = ['text', 'markdown', 'link', 'number', 'color'];

/** How long the text is as printed, and how long it may be. */
function Counter({ field, value }: { field: Field; value: string }) {
  const { least, most } = field;
  if (field.kind !== 'text' && field.kind !== 'markdown') return null;
  if (least === undefined && most === undefined) return null;
  const { length } = filled(value, field);
  const isOut = length < (least ?? 0) || length > (most ?? Number.POSITIVE_INFINITY);
  const range = [least ?? 0, most].filter((bound) => bound).join(' to ');
  return (
    <span className="counter" data-out={isOut || undefined}>
      {length} of {most ? range : `at least ${least}`} characters
    </span>
  );
}

/** One field: what it is, the means to edit it, its limits, and what is wrong with it. */
export function FieldEditor({ field, isMain = false }: { field: Field; isMain?: boolean }) {
  const { value, change, save, drop, insist, problem, isChanged } = useDraft(field);
  const id = `field-${keyOf(field).replace(/\W+/g, '-')}`;
  const notes = useId();
  const keys = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isDone) void save();
  };
  const isTyped = typed.includes(field.kind);
  const tokens = field.tokens.filter(({ raw }) => String(value).includes(raw));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it
    <div className="entry" onKeyDown={keys} data-main={isMain || undefined}>
      <label htmlFor={id} className="what">
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
      <TokenChips tokens={tokens} />
      {isTyped && isChanged && !problem && (
        <button type="button" className="button primary" onClick={() => save()}>
          Save <kbd>Ctrl Enter</kbd>
        </button>
      )}
    </div>
  );
}
