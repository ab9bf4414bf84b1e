import { type KeyboardEvent, useId } from 'react';
import { Button } from '../../src/components/button.tsx';
import type { Field, Token } from '../api.ts';
import { change } from './acts.ts';
import { QuietButton } from './buttons.tsx';
import { Control } from './controls.tsx';
import { open, save, type } from './drafts.ts';
import { EntryTools, entryOf } from './list-control.tsx';
import { filled } from './live.tsx';
import { ProblemNote } from './problem-note.tsx';
import { fieldId, isChanged, keyOf } from './state.ts';
import { useStore } from './store.ts';

/** These are typed, and written when they are left; what is chosen is written at once. */
const typed = ['text', 'markdown', 'link', 'number', 'color'];

/** How long the text is as printed, and how long it may be. */
function Counter({ field, value }: { field: Field; value: string }) {
  const { kind, least = 0, most = Number.POSITIVE_INFINITY } = field;
  const isText = kind === 'text' || kind === 'markdown';
  if (!isText || (least < 2 && most === Number.POSITIVE_INFINITY)) return null;
  const { length } = filled(value, field);
  // What is far from its limits need not be counted.
  if (least < 2 && length < most / 2) return null;
  const isOut = length > most || (length < least && length > 0);
  const atMost = least > 1 ? `${least} to ${most}` : `at most ${most}`;
  return (
    <span className={isOut ? 'font-semibold text-alert' : ''}>
      {length} of {Number.isFinite(most) ? atMost : `at least ${least}`} characters
    </span>
  );
}

/** The tokens of a text with their values. Those of a register open their entry. */
function Tokens({ tokens }: { tokens: Token[] }) {
  if (tokens.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 text-xs" aria-label="What the words in braces stand for">
      {tokens.map(({ raw, value = 'filled in by the page', source }) => (
        <li key={raw}>
          <button
            type="button"
            className="flex flex-wrap gap-x-2 rounded-plate border border-rule bg-sheet px-2 py-1 enabled:hover:border-ink"
            disabled={!source}
            onClick={() => source && open({ name: 'field', at: source })}
          >
            <code>{raw}</code> {value}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One field: what it is, the means to edit it, its limits, and what is wrong with it. */
export function FieldEditor({ field, isMain }: { field: Field; isMain: boolean }) {
  const { drafts, problems } = useStore();
  const { kind, description, error, file, isOptional, lists = [], note, offer, tokens } = field;
  const draft = drafts[keyOf(field)] ?? { field, value: field.value };
  const { value } = draft;
  const id = fieldId(field);
  const notes = useId();
  const hasProblem = problems[keyOf(field)] !== undefined;
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  /** The button goes with what was typed; the focus stays with the field. */
  const stay = () => document.getElementById(id)?.focus();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it
    <div className="grid gap-2 *:min-w-0" onKeyDown={keys}>
      <label htmlFor={id} className={isMain ? 'sr-only' : 'font-semibold first-letter:uppercase'}>
        {description}
        {isOptional && <span className="font-normal text-soft"> (may be left out)</span>}
      </label>
      <Control
        id={id}
        field={field}
        value={value}
        isInvalid={hasProblem || error !== undefined}
        describedBy={notes}
        change={(next) => type(field, next)}
      />
      <div id={notes} className="grid gap-2 text-xs text-soft empty:hidden">
        <Counter field={field} value={String(value ?? '')} />
        {kind === 'markdown' && <span>A blank line starts a paragraph.</span>}
        {note && <span className="wrap-anywhere">{note}</span>}
        {error && <p className="problem">{error}</p>}
        <ProblemNote at={field} draft={draft} />
      </div>
      <Tokens tokens={tokens.filter(({ raw }) => String(value).includes(raw))} />
      {offer && (
        <QuietButton
          onClick={() => {
            stay();
            void change(offer.changes, { at: [field], message: 'Saved' });
          }}
        >
          {offer.label}
        </QuietButton>
      )}
      {file && isChanged(draft) && !hasProblem && typed.includes(kind) && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => {
            stay();
            void save();
          }}
        >
          Save <kbd>Ctrl Enter</kbd>
        </Button>
      )}
      {lists.map((place) => (
        <div key={keyOf(place)} className="mt-2 border-rule border-t pt-3">
          <p className="font-semibold">
            {place.isBands ? 'Section' : place.description}{' '}
            <span className="font-normal text-soft">
              {place.index + 1} of {place.value.length}
            </span>
          </p>
          <EntryTools
            id={keyOf(place)}
            place={place}
            name={`${place.isBands ? 'band' : 'entry'} ${place.index + 1}`}
          />
          <ProblemNote at={entryOf(place)} />
        </div>
      ))}
    </div>
  );
}
